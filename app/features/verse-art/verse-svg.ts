import { gradientSvg } from "./backgrounds";
import type { VerseLayout } from "./layout";
import type { Background } from "./look";
import { leading, shapes } from "./shapes";

/** A name for bytes that the renderer is given beside the drawing. Nothing is ever fetched. */
export const pictureHref = "https://sheet.invalid/picture";

export const serifFamily = "EB Garamond";
/** Named by its file after the first of its weights; the one it has is 600. */
export const sansFamily = "Source Sans 3 ExtraLight";

/** Of both faces, in em: how far they reach above and below their line (`hhea`). */
const serif = { above: 1.007, below: 0.298 };
const sans = { above: 1.024, below: 0.4 };

/** What a picture is drawn from, besides its layout. */
export interface GroundSource {
  background: Background;
  /** Whether the bytes are at hand that `pictureHref` stands for. */
  hasPicture: boolean;
}

/** verse-art.tsx as SVG, for resvg at the edge. */
export function verseSvg(art: VerseLayout, source: GroundSource): string {
  const { width, height } = shapes[art.shape];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${verseGround(art, source)}${verseWords(art)}</svg>`;
}

/** Background and veil. */
export function verseGround(
  { shape, paint, veil }: VerseLayout,
  { background, hasPicture }: GroundSource,
): string {
  const { width, height } = shapes[shape];
  const box = `width="${width}" height="${height}"`;
  const flat = `<rect ${box} fill="${background.kind === "solid" ? background.colour : paint}"/>`;
  const over =
    veil.opacity > 0
      ? `<rect ${box} fill="${veil.color}" opacity="${veil.opacity}"/>`
      : "";
  if (background.kind === "gradient") {
    return gradientSvg(background.gradient, width, height) + over;
  }
  if (!hasPicture) return flat + over;
  // A box of its own cuts off what the picture has too much.
  return `${flat}<svg ${box}><image href="${pictureHref}" ${box} preserveAspectRatio="xMidYMid slice"/></svg>${over}`;
}

/** The lines and the reference, in the middle of the height that the shape leaves them. */
export function verseWords(art: VerseLayout): string {
  const { width, height, margin, reference } = shapes[art.shape];
  const line = art.size * leading;
  const block = art.lines.length * line + reference.gap + reference.leading;
  const top = margin.top + (height - margin.top - margin.bottom - block) / 2;
  const anchor = { left: "start", center: "middle", right: "end" }[art.align];
  const x = { left: margin.x, center: width / 2, right: width - margin.x }[
    art.align
  ];
  const text = (y: number, size: number, family: string, words: string) =>
    `<text x="${x}" y="${y.toFixed(2)}" text-anchor="${anchor}" font-family="${family}" font-size="${size}" fill="${art.ink}">${escaped(words)}</text>`;
  const first = top + baseline(art.size, line, serif);
  const last =
    top +
    block -
    reference.leading +
    baseline(reference.size, reference.leading, sans);
  return (
    art.lines
      .map((words, i) => text(first + i * line, art.size, serifFamily, words))
      .join("") + text(last, reference.size, sansFamily, art.reference)
  );
}

/** Where letters stand in the box of their line, as CSS has it. */
function baseline(
  size: number,
  line: number,
  { above, below }: { above: number; below: number },
): number {
  return (line - (above + below) * size) / 2 + above * size;
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
