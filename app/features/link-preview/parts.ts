import { directed, embedding, isRightToLeft } from "./direction";
import { sansFamily, serifFamily } from "~/features/verse-art/verse-svg";
import { faceOf } from "./alphabets";
import type { Style } from "./alphabets";
import type { FaceType } from "./face";
import { drawable } from "./letters";
import { oneLineOf, widthOf } from "./lines";
import type { SetText } from "./lines";
import type { Sheet } from "./sheet";

/** What a sheet is drawn with. */
export interface Kit {
  serif: FaceType;
  sans: FaceType;
  /** Whether the bytes are at hand that the names below stand for. */
  hasPicture: boolean;
  hasFace: boolean;
}

/** Names for bytes that the renderer is given beside the drawing. Nothing is ever fetched. */
export const pictureHref = "https://sheet.invalid/picture";
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

export function escaped(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

interface Place {
  x: number;
  /** Of the first baseline. */
  y: number;
  ink: string;
  anchor?: "start" | "middle" | "end" | undefined;
  /** What it is set in, where it may be any script. */
  type?: FaceType;
  /** px: where it is known, lines that are read from the right stand at the right of it. */
  width?: number;
}

/** The lines one below the other, in the serif. */
export function textBlock(
  { lines, size, leading }: SetText,
  { width = 0, ...place }: Place,
): string {
  return lines
    .map((line, i) => {
      const turned = width > 0 && line.startsWith(embedding);
      const x = turned ? place.x + width : place.x;
      const anchor = turned ? "end" : place.anchor;
      const y = place.y + i * leading;
      return setLine(line, "serif", size, { ...place, x, y, anchor });
    })
    .join("");
}

/** One line in the sans. */
export const label = (text: string, size: number, place: Place, opacity = 1) =>
  setLine(text, "sans", size, place, ` opacity="${opacity}"`);

/** The others are named like their files. */
function familyOf(line: string, style: Style): string {
  const face = faceOf(line, style);
  if (face === "serif-latin") return serifFamily;
  return face === "sans-latin" ? sansFamily : face;
}

const shares = { start: 0, middle: 0.5, end: 1 };

function setLine(
  line: string,
  style: Style,
  size: number,
  { x, y, ink, type, anchor = "start" }: Place,
  more = "",
): string {
  const look = `font-family="${familyOf(line, style)}" font-size="${size}" fill="${ink}"${more}`;
  const runs = type?.in(line).shape?.(line);
  if (!runs || isRightToLeft(line) || line.startsWith(embedding)) {
    return `<text x="${x}" y="${y}" text-anchor="${anchor}" ${look}>${escaped(directed(line))}</text>`;
  }
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  let from = x - width * size * shares[anchor];
  return runs
    .map(({ text, width: advance, gaps }) => {
      const dx = Array.from(text, (_, i) =>
        ((gaps.get(i) ?? 0) * size).toFixed(2),
      );
      const start = from;
      from += advance * size;
      return `<text x="${start.toFixed(2)}" y="${y}" dx="${dx.join(" ")}" xml:space="preserve" ${look}>${escaped(text)}</text>`;
    })
    .join("");
}

/** Where the first baseline stands, so that the block is in the middle of a height. */
export function centredBaseline(
  { lines, size, leading }: SetText,
  top: number,
  height: number,
): number {
  const block = (lines.length - 1) * leading + size * 0.94;
  return top + (height - block) / 2 + size * 0.72;
}

/** Who wrote it, to the left; where it was written, to the right. */
export function signature(
  sheet: Sheet,
  kit: Kit,
  inks: Inks,
  right = 1200 - margin,
): string {
  const middle = signatureTop + 48;
  const brandWidth = widthOf(sheet.productName, kit.serif) * 42 + 60;
  const room = right - margin - 104 - brandWidth - 24;
  const { name, handle } = sheet.author;
  const shownName = drawable(name, kit.sans);
  const first = oneLineOf(shownName ?? `@${handle}`, kit.sans, room / 32);
  const second = oneLineOf(`@${handle}`, kit.sans, room / 23);
  const x = margin + 100;
  return [
    portrait(sheet, kit, margin + 38, middle),
    shownName === null
      ? label(first, 32, { x, y: middle + 11, ink: inks.ink })
      : label(first, 32, { x, y: middle - 4, ink: inks.ink, type: kit.sans }) +
        label(second, 23, { x, y: middle + 28, ink: inks.soft }, 0.86),
    brand(sheet, kit, inks, right, middle),
  ].join("");
}

function portrait(
  { author }: Sheet,
  { sans, hasFace }: Kit,
  x: number,
  y: number,
): string {
  const letters = drawable(author.initials, sans) ?? author.handle.slice(0, 2);
  return hasFace
    ? `<clipPath id="k-face"><circle cx="${x}" cy="${y}" r="38"/></clipPath><image href="${faceHref}" x="${x - 38}" y="${y - 38}" width="76" height="76" preserveAspectRatio="xMidYMid slice" clip-path="url(#k-face)"/>`
    : `<circle cx="${x}" cy="${y}" r="38" fill="#f6e9cd"/>${label(letters.toUpperCase(), 30, { x, y: y + 10, ink: "#85560a", anchor: "middle", type: sans })}`;
}

/** The mark of app/ui/logo.tsx on its 32 grid, and the product's name. */
export function brand(
  { productName }: Pick<Sheet, "productName">,
  { serif }: Pick<Kit, "serif">,
  { ink, book }: Inks,
  right: number,
  middle: number,
): string {
  const start = right - widthOf(productName, serif) * 42 - 58;
  return `<g transform="translate(${start} ${middle - 25}) scale(1.45)"><path fill="${book}" stroke="${book}" stroke-linejoin="round" d="M14.6 29.3C12 26 7.6 24 2 23.8V12c5.6.3 10 2.7 12.6 6.8zM17.4 29.3C20 26 24.4 24 30 23.8V12c-5.6.3-10 2.7-12.6 6.8z"/><path fill="#e5a63a" d="M16 1c3.4 3.6 5.1 6.4 5.1 9a5.1 5.1 0 0 1-10.2 0c0-2.6 1.7-5.4 5.1-9z"/></g><text x="${right}" y="${middle + 14}" text-anchor="end" font-family="${familyOf(productName, "serif")}" font-size="42" letter-spacing="-0.5" fill="${ink}">${escaped(productName)}</text>`;
}
