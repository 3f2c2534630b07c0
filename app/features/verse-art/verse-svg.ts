import { gradientSvg, gradients } from "./backgrounds";
import type { VerseLayout } from "./layout";
import type { Background } from "./parse-customization";
import { positionText, smallCapital, splitDivineNames } from "./text-position";
import { shapes } from "./shapes";

/** Placeholder URL for the image bytes, which the renderer gets separately. It's never fetched. */
export const imageHref = "https://canvas.invalid/image";

export const serifFamily = "EB Garamond";
export const sansFamily = "Source Sans 3 SemiBold";

interface BackgroundSource {
  background: Background;
  /** Whether the renderer has the bytes for `imageHref`. */
  hasImage: boolean;
  /** Whether the image is a user's, cropped to the shape (link-preview/cropped-image.server.ts). */
  isCropped?: boolean;
}

/** The SVG version of verse-art.tsx, for resvg in the worker. */
export function renderVerseSvg(
  art: VerseLayout,
  source: BackgroundSource,
  footer = "",
): string {
  const { width, height } = shapes[art.shape];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${renderBackground(art, source)}${renderVerseText(art)}${footer}</svg>`;
}

/**
 * Background and overlay. Cost in the worker for 1.5 megapixels: 75 ms, 120 ms with the PNG. An overlay
 * with `opacity` would need its own layer (60 ms), and so would a nested `svg` (60 ms). An image that
 * already has the shape's size needs no smoothing (saves 50 ms).
 */
export function renderBackground(
  art: VerseLayout,
  { background, hasImage, isCropped }: BackgroundSource,
): string {
  const { width, height } = shapes[art.shape];
  const box = `width="${width}" height="${height}"`;
  const { color, opacity } = art.overlay;
  const { x, y, rx, ry } = positionText(art).shade;
  const stop = (at: number, share: number) =>
    `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity * share}"/>`;
  const shade =
    opacity > 0
      ? `<radialGradient id="v-shade" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${x} ${y}) scale(${rx} ${ry})">${stop(0.6, 1)}${stop(0.8, 0.45)}${stop(1, 0)}</radialGradient><rect ${box} fill="url(#v-shade)"/>`
      : "";
  const image = (fit: string, rendering: string) =>
    `<image href="${imageHref}" ${box} preserveAspectRatio="${fit}" image-rendering="${rendering}"/>`;
  if (background.kind === "gradient") {
    return gradientSvg(background.gradient, width, height) + shade;
  }
  if (hasImage && (background.kind === "preset" || isCropped)) {
    return image("none", "optimizeSpeed") + shade;
  }
  // A user's image may be transparent in parts, so it needs a background. What exceeds the canvas is clipped.
  return (
    (background.kind === "custom"
      ? gradientSvg(gradients[0], width, height)
      : `<rect ${box} fill="${background.kind === "solid" ? background.color : art.backgroundCss}"/>`) +
    (hasImage ? image("xMidYMid slice", "optimizeQuality") : "") +
    shade
  );
}

export function renderVerseText(art: VerseLayout): string {
  const { x, anchor, lines, reference } = positionText(art);
  const render = (y: number, size: number, family: string, content: string) =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${family}" font-size="${size}" fill="${art.textColor}">${content}</text>`;
  const withNames = (text: string) =>
    splitDivineNames(escapeXml(text))
      .map((part, i) =>
        i % 3 === 2
          ? `<tspan font-size="${art.size * smallCapital}">${part}</tspan>`
          : part,
      )
      .join("");
  return (
    lines
      .map(({ y, text }) => render(y, art.size, serifFamily, withNames(text)))
      .join("") +
    render(reference.y, reference.size, sansFamily, escapeXml(art.reference))
  );
}

export function escapeXml(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
