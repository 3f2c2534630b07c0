import { pictureHref } from "~/features/verse-art/verse-svg";
import { drawable, sans, serif } from "./letters";
import { oneLineOf, setText } from "./lines";
import {
  inner,
  label,
  margin,
  onPaper,
  paperGround,
  picture,
  signature,
  signatureTop,
  textBlock,
} from "./parts";
import type { Has } from "./parts";
import type { Sheet, SheetEvent } from "./sheet";

/** px: how much of the width a picture takes, at the right. */
export const eventPictureWidth = 470;

/** A leaf of a calendar, the title and the facts beside it; with a picture in two columns. */
export function drawEvent(
  sheet: Sheet,
  event: SheetEvent,
  has: Has,
  words: string | null,
): string {
  const where = event.where === null ? null : drawable(event.where, sans);
  const facts = [event.when, where].filter((fact) => fact !== null);
  const title = words ?? "You are invited";
  return has(pictureHref)
    ? besidePicture(sheet, event, has, title, facts)
    : alone(sheet, event, has, title, facts);
}

function alone(
  sheet: Sheet,
  event: SheetEvent,
  has: Has,
  title: string,
  facts: string[],
): string {
  const x = margin + 268;
  const room = 1200 - margin - x;
  const set = setText(title, serif, {
    width: room,
    height: 340 - facts.length * 50,
    sizes: [92, 80, 70, 61, 53, 47],
    leading: 1.16,
  });
  const lines = (set.lines.length - 1) * set.leading;
  const block = lines + 70 + facts.length * 50;
  const y = 257 - block / 2 + set.size * 0.42;
  return [
    paperGround,
    calendar(event, { x: margin, y: 126, scale: 1 }),
    textBlock(set, { x, y, ink: onPaper.ink }),
    factLines(facts, {
      x,
      y: y + lines + 74,
      width: room,
    }),
    signature(sheet, has, onPaper),
  ].join("");
}

function besidePicture(
  sheet: Sheet,
  event: SheetEvent,
  has: Has,
  title: string,
  facts: string[],
): string {
  const room = inner - eventPictureWidth + 28;
  const leaf = { x: margin, y: 60, scale: 0.6 };
  const beside = margin + 210 * leaf.scale + 30;
  const top = 60 + 262 * leaf.scale + 26;
  const height = signatureTop - 18 - top;
  const set = setText(title, serif, {
    width: room,
    height,
    sizes: [72, 63, 55, 48, 42],
    leading: 1.16,
  });
  const y = top + (height - (set.lines.length - 1) * set.leading) / 2 + 14;
  return [
    paperGround,
    picture(1200 - eventPictureWidth, eventPictureWidth),
    calendar(event, leaf),
    factLines(facts, {
      x: beside,
      y: 60 + 131 * leaf.scale + (facts.length > 1 ? -14 : 11),
      width: margin + room - beside,
    }),
    textBlock(set, {
      x: margin,
      y,
      ink: onPaper.ink,
    }),
    signature(sheet, has, onPaper, 1200 - eventPictureWidth - 44),
  ].join("");
}

function factLines(
  facts: string[],
  { x, y, width }: { x: number; y: number; width: number },
): string {
  const size = width > 500 ? 33 : 28;
  return facts
    .map((fact, i) =>
      label(oneLineOf(fact, sans, width / size), size, {
        x,
        y: y + i * size * 1.5,
        ink: i === 0 ? "#34477f" : onPaper.soft,
      }),
    )
    .join("");
}

function calendar(
  { month, day, weekday }: SheetEvent,
  { x, y, scale }: { x: number; y: number; scale: number },
): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><rect y="6" width="210" height="262" rx="22" fill="#00000014"/><rect width="210" height="262" rx="22" fill="#fffdf9"/><path fill="#34477f" d="M0 68V22A22 22 0 0 1 22 0h166a22 22 0 0 1 22 22v46z"/>${label(month, 38, { x: 105, y: 48, ink: "#ffffff", anchor: "middle" })}${textBlock({ lines: [day], size: 142, leading: 0 }, { x: 105, y: 190, ink: onPaper.ink, anchor: "middle" })}${label(weekday, 25, { x: 105, y: 236, ink: onPaper.soft, anchor: "middle" })}</g>`;
}
