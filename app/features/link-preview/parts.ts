import {
  escaped,
  pictureHref,
  sansFamily,
  serifFamily,
} from "~/features/verse-art/verse-svg";
import { drawable, sans, serif } from "./letters";
import { oneLineOf, widthOf } from "./lines";
import type { SetText } from "./lines";
import type { Sheet } from "./sheet";

/** Whether the bytes are at hand that a name stands for: the renderer is given them beside the drawing. */
export type Has = (href: string) => boolean;

/** Such names, with `pictureHref`. Nothing is ever fetched. */
export const nightHref = "https://sheet.invalid/night";
export const faceHref = "https://sheet.invalid/face";

/** px: the margin at every edge, the room within it, and where the signature begins. */
export const margin = 84;
export const inner = 1200 - 2 * margin;
export const signatureTop = 498;

export interface Inks {
  ink: string;
  soft: string;
  book: string;
}

/** As in app/styles.css. */
export const onPaper: Inks = {
  ink: "#2a241c",
  soft: "#635a4c",
  book: "#34477f",
};
export const onNight: Inks = {
  ink: "#fffdf9",
  soft: "#fffdf9",
  book: "#fffdf9",
};

/** Paper in morning light, low hills at its foot. */
export const paperGround = `<linearGradient id="k-day" x2="0" y2="1"><stop stop-color="#fbf8f2"/><stop offset="1" stop-color="#f4ecdd"/></linearGradient><rect width="1200" height="630" fill="url(#k-day)"/><path fill="#efe4ce" d="M0 492c120-34 250-40 390-14s230 26 360-4 280-34 450 10v146H0z"/><path fill="#eadcc1" d="M0 566c150-34 300-30 460-10s300 10 440-14 220-14 300 6v82H0z"/>`;

/** The post's picture, which has been cut to its place: smoothing it would cost as much as all the rest. */
export function picture(x: number, width: number): string {
  return `<image href="${pictureHref}" x="${x}" width="${width}" height="630" preserveAspectRatio="none" image-rendering="optimizeSpeed"/>`;
}

interface Place {
  x: number;
  /** Of the first baseline. */
  y: number;
  ink: string;
  anchor?: "start" | "middle" | "end";
}

const textAt = (
  text: string,
  font: string,
  size: number,
  { x, y, ink, anchor = "start" }: Place,
  more = "",
) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${font}" font-size="${size}" fill="${ink}"${more}>${escaped(text)}</text>`;

/** The lines one below the other, in the serif. */
export const textBlock = ({ lines, size, leading }: SetText, place: Place) =>
  lines
    .map((line, i) =>
      textAt(line, serifFamily, size, { ...place, y: place.y + i * leading }),
    )
    .join("");

/** One line in the sans. */
export const label = (text: string, size: number, place: Place, opacity = 1) =>
  textAt(text, sansFamily, size, place, ` opacity="${opacity}"`);

/** Where the first baseline stands, so that the block is in the middle of a height. */
export function centredBaseline(
  { lines, size, leading }: SetText,
  top: number,
  height: number,
): number {
  const block = (lines.length - 1) * leading + size * 0.94;
  return top + (height - block) / 2 + size * 0.72;
}

/** Who wrote it, to the left: by their handle alone, where no letters are at hand for the name; where, to the right. */
export function signature(
  { author, productName }: Sheet,
  has: Has,
  inks: Inks,
  right = 1200 - margin,
): string {
  const middle = signatureTop + 48;
  const brandWidth = widthOf(productName, serif) * 42 + 60;
  const room = right - margin - 104 - brandWidth - 24;
  const name = drawable(author.name, sans);
  const handle = `@${author.handle}`;
  const first = oneLineOf(name ?? handle, sans, room / 32);
  const second = oneLineOf(handle, sans, room / 23);
  const x = margin + 100;
  return [
    portrait(author, has(faceHref), margin + 38, middle),
    name === null
      ? label(first, 32, { x, y: middle + 11, ink: inks.ink })
      : label(first, 32, { x, y: middle - 4, ink: inks.ink }) +
        label(second, 23, { x, y: middle + 28, ink: inks.soft }, 0.86),
    brand(productName, inks, right, middle),
  ].join("");
}

function portrait(
  author: Sheet["author"],
  hasFace: boolean,
  x: number,
  y: number,
): string {
  const letters = drawable(author.initials, sans) ?? author.handle.slice(0, 2);
  return hasFace
    ? `<clipPath id="k-face"><circle cx="${x}" cy="${y}" r="38"/></clipPath><image href="${faceHref}" x="${x - 38}" y="${y - 38}" width="76" height="76" preserveAspectRatio="xMidYMid slice" clip-path="url(#k-face)"/>`
    : `<circle cx="${x}" cy="${y}" r="38" fill="#f6e9cd"/>${label(letters.toUpperCase(), 30, { x, y: y + 10, ink: "#85560a", anchor: "middle" })}`;
}

/** The mark of app/ui/logo.tsx on its 32 grid, and the product's name. */
export function brand(
  productName: string,
  { ink, book }: Inks,
  right: number,
  middle: number,
): string {
  const start = right - widthOf(productName, serif) * 42 - 58;
  return `<g transform="translate(${start} ${middle - 25}) scale(1.45)"><path fill="${book}" stroke="${book}" stroke-linejoin="round" d="M14.6 29.3C12 26 7.6 24 2 23.8V12c5.6.3 10 2.7 12.6 6.8zM17.4 29.3C20 26 24.4 24 30 23.8V12c-5.6.3-10 2.7-12.6 6.8z"/><path fill="#e5a63a" d="M16 1c3.4 3.6 5.1 6.4 5.1 9a5.1 5.1 0 0 1-10.2 0c0-2.6 1.7-5.4 5.1-9z"/></g>${textAt(productName, serifFamily, 42, { x: right, y: middle + 14, ink, anchor: "end" }, ` letter-spacing="-0.5"`)}`;
}
