import { gradientSvg, gradients } from "./backgrounds";
import type { VerseLayout } from "./layout";
import type { Background } from "./look";
import { placeWords } from "./place-words";
import { shapes } from "./shapes";

/** A name for bytes that the renderer is given beside the drawing. Nothing is ever fetched. */
export const pictureHref = "https://sheet.invalid/picture";

export const serifFamily = "EB Garamond";
export const sansFamily = "Source Sans 3 SemiBold";

/** What a picture is drawn from, besides its layout. */
export interface GroundSource {
  background: Background;
  /** Whether the bytes are at hand that `pictureHref` stands for. */
  hasPicture: boolean;
  /** Whether they are a person's picture cut to its place (link-preview/fitted-picture.server.ts). */
  isFitted?: boolean;
}

/** px: a person's own picture is cut to at most a megapixel, and the tall shape is drawn as large as that. */
export const poster = { width: 864, height: 1080 };

/** verse-art.tsx as SVG, for resvg at the edge. */
export function verseSvg(art: VerseLayout, source: GroundSource): string {
  const { width, height } = shapes[art.shape];
  const isPoster =
    art.shape === "post" &&
    source.background.kind === "custom" &&
    source.isFitted;
  const size = isPoster ? poster : shapes[art.shape];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}">${verseGround(art, source)}${verseWords(art)}</svg>`;
}

/**
 * Background and veil. Bill at the edge for 1.5 megapixels: 75 ms, with the PNG 120. A veil by `opacity`
 * would be a layer of its own (60 ms), a nested `svg` another (60 ms), and a picture that is painted in
 * the shape's own size needs no smoothing (50 ms).
 */
export function verseGround(
  { shape, paint, veil }: Pick<VerseLayout, "shape" | "paint" | "veil">,
  { background, hasPicture, isFitted = false }: GroundSource,
): string {
  const { width, height } = shapes[shape];
  const box = `width="${width}" height="${height}"`;
  const over =
    veil.opacity > 0
      ? `<rect ${box} fill="${veil.color}" fill-opacity="${veil.opacity}"/>`
      : "";
  const picture = (fit: string, rendering: string) =>
    `<image href="${pictureHref}" ${box} preserveAspectRatio="${fit}" image-rendering="${rendering}"/>`;
  if (background.kind === "gradient") {
    return gradientSvg(background.gradient, width, height) + over;
  }
  if (hasPicture && (background.kind === "drawing" || isFitted)) {
    return picture("none", "optimizeSpeed") + over;
  }
  // Somebody's own may be clear in places. What it has too much lies outside of the sheet.
  return (
    (background.kind === "custom"
      ? gradientSvg(gradients[0], width, height)
      : `<rect ${box} fill="${background.kind === "solid" ? background.colour : paint}"/>`) +
    (hasPicture ? picture("xMidYMid slice", "optimizeQuality") : "") +
    over
  );
}

/** The lines and the reference. */
export function verseWords(art: VerseLayout): string {
  const { x, anchor, lines, reference } = placeWords(art);
  const text = (y: number, size: number, family: string, words: string) =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${family}" font-size="${size}" fill="${art.ink}">${escaped(words)}</text>`;
  return (
    lines
      .map(({ y, words }) => text(y, art.size, serifFamily, words))
      .join("") + text(reference.y, reference.size, sansFamily, art.reference)
  );
}

export function escaped(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
