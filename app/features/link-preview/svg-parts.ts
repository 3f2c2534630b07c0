import {
  escapeXml,
  imageHref,
  sansFamily,
  serifFamily,
} from "~/features/verse-art/verse-svg";
import { measureText } from "~/features/verse-art/typeset";
import { toRenderableText, sans, serif } from "./font-metrics";
import { fitOneLine, type TextLayout } from "./text-layout";
import type { PreviewContent } from "./preview-content";

/** Whether the renderer has image bytes for this href. */
export type HasImage = (href: string) => boolean;

/** Names of images, never fetched. */
export const nightHref = "https://canvas.invalid/night";
export const avatarHref = "https://canvas.invalid/avatar";

/** px */
export const margin = 84;
export const innerWidth = 1200 - 2 * margin;
export const signatureTop = 498;

type Colors = Record<"ink" | "softInk" | "logo", string>;

/** The colours of app/styles.css. */
export const paperColors: Colors = {
  ink: "#2a241c",
  softInk: "#635a4c",
  logo: "#34477f",
};
export const nightColors: Colors = {
  ink: "#fffdf9",
  softInk: "#fffdf9",
  logo: "#fffdf9",
};

export const paperBackground = `<linearGradient id="k-day" x2="0" y2="1"><stop stop-color="#fbf8f2"/><stop offset="1" stop-color="#f4ecdd"/></linearGradient><rect width="1200" height="630" fill="url(#k-day)"/><path fill="#efe4ce" d="M0 492c120-34 250-40 390-14s230 26 360-4 280-34 450 10v146H0z"/><path fill="#eadcc1" d="M0 566c150-34 300-30 460-10s300 10 440-14 220-14 300 6v82H0z"/>`;

export const eveningBackground = `<linearGradient id="k-evening" x2="0" y2="1"><stop stop-color="#1f2b52"/><stop offset="1" stop-color="#34477f"/></linearGradient><rect width="1200" height="630" fill="url(#k-evening)"/>`;

/** The image is already cropped to size: scaling it here would cost as much as everything else. */
export const renderImage = `<image href="${imageHref}" width="1200" height="630" preserveAspectRatio="none" image-rendering="optimizeSpeed"/>`;

interface TextPosition {
  x: number;
  /** The first baseline. */
  y: number;
  ink: string;
  anchor?: "start" | "middle" | "end";
}

const renderText = (
  text: string,
  font: string,
  size: number,
  { x, y, ink, anchor = "start" }: TextPosition,
  more = "",
) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${font}" font-size="${size}" fill="${ink}"${more}>${escapeXml(text)}</text>`;

export const renderTextBlock = (
  { lines, size, leading }: TextLayout,
  position: TextPosition,
) =>
  lines
    .map((line, i) =>
      renderText(line, serifFamily, size, {
        ...position,
        y: position.y + i * leading,
      }),
    )
    .join("");

export const renderLabel = (
  text: string,
  size: number,
  position: TextPosition,
  opacity = 1,
) => renderText(text, sansFamily, size, position, ` opacity="${opacity}"`);

/** The first baseline of a block that is vertically centred. */
export function getCentredBaseline(
  { lines, size, leading }: TextLayout,
  top: number,
  height: number,
): number {
  const block = (lines.length - 1) * leading + size * 0.94;
  return top + (height - block) / 2 + size * 0.72;
}

/** The author at the left (only the handle if the font can't render the name; without one if anonymous), the product at the right. */
export function renderSignature(
  { author, productName }: PreviewContent,
  has: HasImage,
  inks: Colors,
): string {
  const right = 1200 - margin;
  const middle = signatureTop + 48;
  const brandWidth = measureText(productName, serif) * 42 + 60;
  const nameWidth = right - margin - 104 - brandWidth - 24;
  const name = toRenderableText(author.name, sans);
  const handle = `@${author.handle}`;
  const first = fitOneLine(name ?? handle, sans, nameWidth / 32);
  const second = fitOneLine(handle, sans, nameWidth / 23);
  const x = margin + 100;
  return [
    renderAvatar(author, has(avatarHref), margin + 38, middle),
    name === null || author.handle === ""
      ? renderLabel(first, 32, { x, y: middle + 11, ink: inks.ink })
      : renderLabel(first, 32, { x, y: middle - 4, ink: inks.ink }) +
        renderLabel(second, 23, { x, y: middle + 28, ink: inks.softInk }, 0.86),
    renderBrand(productName, inks, right, middle),
  ].join("");
}

function renderAvatar(
  author: PreviewContent["author"],
  hasAvatar: boolean,
  x: number,
  y: number,
): string {
  const letters =
    toRenderableText(author.initials, sans) ?? author.handle.slice(0, 2);
  return hasAvatar
    ? `<clipPath id="k-avatar"><circle cx="${x}" cy="${y}" r="38"/></clipPath><image href="${avatarHref}" x="${x - 38}" y="${y - 38}" width="76" height="76" preserveAspectRatio="xMidYMid slice" clip-path="url(#k-avatar)"/>`
    : `<circle cx="${x}" cy="${y}" r="38" fill="#f6e9cd"/>${renderLabel(letters.toUpperCase(), 30, { x, y: y + 10, ink: "#85560a", anchor: "middle" })}`;
}

/** The logo of app/ui/logo.tsx (on a grid of 32) and the product's name. */
export function renderBrand(
  productName: string,
  { ink, logo }: Colors,
  right: number,
  middle: number,
): string {
  const start = right - measureText(productName, serif) * 42 - 58;
  return `<g transform="translate(${start} ${middle - 25}) scale(1.45)"><path fill="${logo}" stroke="${logo}" stroke-linejoin="round" d="M14.6 29.3C12 26 7.6 24 2 23.8V12c5.6.3 10 2.7 12.6 6.8zM17.4 29.3C20 26 24.4 24 30 23.8V12c-5.6.3-10 2.7-12.6 6.8z"/><path fill="#e5a63a" d="M16 1c3.4 3.6 5.1 6.4 5.1 9a5.1 5.1 0 0 1-10.2 0c0-2.6 1.7-5.4 5.1-9z"/></g>${renderText(productName, serifFamily, 42, { x: right, y: middle + 14, ink, anchor: "end" }, ` letter-spacing="-0.5"`)}`;
}
