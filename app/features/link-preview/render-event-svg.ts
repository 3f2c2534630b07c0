import { imageHref } from "~/features/verse-art/verse-svg";
import { toRenderableText, sans, serif } from "./font-metrics";
import { fitOneLine, layOutText } from "./text-layout";
import {
  innerWidth,
  renderLabel,
  margin,
  paperColors,
  paperBackground,
  renderImage,
  renderSignature,
  signatureTop,
  renderTextBlock,
  type HasImage,
} from "./svg-parts";
import type { PreviewContent, PreviewEvent } from "./preview-content";

/** px, at the right edge. */
export const eventImageWidth = 470;

/** A calendar page next to the title, date and place; two columns if there is an image. */
export function renderEvent(
  content: PreviewContent,
  event: PreviewEvent,
  has: HasImage,
  text: string | null,
): string {
  const location =
    event.location === null ? null : toRenderableText(event.location, sans);
  const facts = [event.whenLabel, location].filter((fact) => fact !== null);
  const title = text ?? "You are invited";
  return has(imageHref)
    ? renderBesideImage(content, event, has, title, facts)
    : renderWithoutImage(content, event, has, title, facts);
}

function renderWithoutImage(
  content: PreviewContent,
  event: PreviewEvent,
  has: HasImage,
  title: string,
  facts: string[],
): string {
  const x = margin + 268;
  const textWidth = 1200 - margin - x;
  const set = layOutText(title, serif, {
    width: textWidth,
    height: 340 - facts.length * 50,
    sizes: [92, 80, 70, 61, 53, 47],
    leading: 1.16,
  });
  const lines = (set.lines.length - 1) * set.leading;
  const block = lines + 70 + facts.length * 50;
  const y = 257 - block / 2 + set.size * 0.42;
  return [
    paperBackground,
    renderCalendar(event, { x: margin, y: 126, scale: 1 }),
    renderTextBlock(set, { x, y, ink: paperColors.ink }),
    renderFacts(facts, {
      x,
      y: y + lines + 74,
      width: textWidth,
    }),
    renderSignature(content, has, paperColors),
  ].join("");
}

function renderBesideImage(
  content: PreviewContent,
  event: PreviewEvent,
  has: HasImage,
  title: string,
  facts: string[],
): string {
  const textWidth = innerWidth - eventImageWidth + 28;
  const calendarBox = { x: margin, y: 60, scale: 0.6 };
  const factsX = margin + 210 * calendarBox.scale + 30;
  const top = 60 + 262 * calendarBox.scale + 26;
  const height = signatureTop - 18 - top;
  const set = layOutText(title, serif, {
    width: textWidth,
    height,
    sizes: [72, 63, 55, 48, 42],
    leading: 1.16,
  });
  const y = top + (height - (set.lines.length - 1) * set.leading) / 2 + 14;
  return [
    paperBackground,
    renderImage(1200 - eventImageWidth, eventImageWidth),
    renderCalendar(event, calendarBox),
    renderFacts(facts, {
      x: factsX,
      y: 60 + 131 * calendarBox.scale + (facts.length > 1 ? -14 : 11),
      width: margin + textWidth - factsX,
    }),
    renderTextBlock(set, {
      x: margin,
      y,
      ink: paperColors.ink,
    }),
    renderSignature(content, has, paperColors, 1200 - eventImageWidth - 44),
  ].join("");
}

function renderFacts(
  facts: string[],
  { x, y, width }: { x: number; y: number; width: number },
): string {
  const size = width > 500 ? 33 : 28;
  return facts
    .map((fact, i) =>
      renderLabel(fitOneLine(fact, sans, width / size), size, {
        x,
        y: y + i * size * 1.5,
        ink: i === 0 ? "#34477f" : paperColors.softInk,
      }),
    )
    .join("");
}

function renderCalendar(
  { month, day, weekday }: PreviewEvent,
  { x, y, scale }: { x: number; y: number; scale: number },
): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><rect y="6" width="210" height="262" rx="22" fill="#00000014"/><rect width="210" height="262" rx="22" fill="#fffdf9"/><path fill="#34477f" d="M0 68V22A22 22 0 0 1 22 0h166a22 22 0 0 1 22 22v46z"/>${renderLabel(month, 38, { x: 105, y: 48, ink: "#ffffff", anchor: "middle" })}${renderTextBlock({ lines: [day], size: 142, leading: 0 }, { x: 105, y: 190, ink: paperColors.ink, anchor: "middle" })}${renderLabel(weekday, 25, { x: 105, y: 236, ink: paperColors.softInk, anchor: "middle" })}</g>`;
}
