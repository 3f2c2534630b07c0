import { imageHref } from "~/features/verse-art/verse-svg";
import { toRenderableText, sans, serif } from "./font-metrics";
import { fitOneLine, layOutText } from "./text-layout";
import {
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

/** A calendar page beside the date and place, the title below, and the image at the right if there is one. */
export function renderEvent(
  content: PreviewContent,
  event: PreviewEvent,
  has: HasImage,
  text: string | null,
): string {
  const location =
    event.location === null ? null : toRenderableText(event.location, sans);
  const facts = [event.whenLabel, location].filter((fact) => fact !== null);
  const hasImage = has(imageHref);
  const edge = hasImage ? 1200 - eventImageWidth : 1200;
  const right = edge - (hasImage ? 44 : margin);
  const scale = 0.6;
  const factsX = margin + 210 * scale + 30;
  const top = 60 + 262 * scale + 26;
  const height = signatureTop - 18 - top;
  const set = layOutText(text ?? "You are invited", serif, {
    width: right - margin,
    height,
    sizes: hasImage ? [72, 63, 55, 48, 42] : [92, 80, 70, 61, 53, 47],
    leading: 1.16,
  });
  const y = top + (height - (set.lines.length - 1) * set.leading) / 2 + 14;
  return [
    paperBackground,
    hasImage ? renderImage(edge, eventImageWidth) : "",
    renderCalendar(event, { x: margin, y: 60, scale }),
    renderFacts(facts, {
      x: factsX,
      y: 60 + 131 * scale + (facts.length > 1 ? -14 : 11),
      width: right - factsX,
    }),
    renderTextBlock(set, { x: margin, y, ink: paperColors.ink }),
    renderSignature(content, has, paperColors, right),
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
