import type { PicturePlace } from "~/features/media/picture-place";
import {
  pictureHref,
  verseGround,
  verseWords,
} from "~/features/verse-art/verse-svg";
import { drawEvent } from "./draw-event";
import { drawable, serif } from "./letters";
import { setText } from "./lines";
import {
  centredBaseline,
  inner,
  margin,
  nightHref,
  onNight,
  onPaper,
  paperGround,
  picture,
  signature,
  signatureTop,
  textBlock,
} from "./parts";
import type { Has } from "./parts";
import type { Sheet, SheetVerse } from "./sheet";

/** The picture of a post as SVG, 1200 × 630. */
export function drawSheet(sheet: Sheet, has: Has): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${drawKind(sheet, has)}</svg>`;
}

function drawKind(sheet: Sheet, has: Has): string {
  const words = drawable(sheet.words, serif);
  if (sheet.kind === "prayer") return drawPrayer(sheet, has);
  if (sheet.kind === "video") return drawVideo(sheet, has, words);
  if (sheet.event) return drawEvent(sheet, sheet.event, has, words);
  if (sheet.verse) return drawVerse(sheet, sheet.verse, has);
  if (has(pictureHref)) return drawPicture(sheet, has, words);
  return drawWords(sheet, has, words);
}

/** px; the first for a few words, the last for the beginning of many. */
const sizes = [108, 92, 80, 70, 62, 55, 49, 44];

/** Words without letters of ours are not shown: then the card says who wrote, and where. */
function drawWords(sheet: Sheet, has: Has, words: string | null): string {
  const top = 84;
  const height = signatureTop - top - 36;
  const set = setText(words ?? `A post on ${sheet.productName}`, serif, {
    width: inner,
    height,
    sizes,
  });
  const y = centredBaseline(set, top, height);
  return `${paperGround}<path fill="#c98a23" d="M${margin} 56h84v5h-84z"/>${textBlock(set, { x: margin, y, ink: onPaper.ink })}${signature(sheet, has, onPaper)}`;
}

/**
 * Darker towards the foot, so that white words stand on it (4.5 : 1 on a white picture).
 *
 * @param from px: where the words begin
 */
function scrim(from: number): string {
  const share = (y: number) => Math.max(0, y / 630).toFixed(2);
  return `<linearGradient id="k-scrim" x2="0" y2="1"><stop offset="${share(from - 150)}" stop-color="#10131f" stop-opacity="0"/><stop offset="${share(from)}" stop-color="#10131f" stop-opacity="0.7"/><stop offset="1" stop-color="#10131f" stop-opacity="0.86"/></linearGradient><rect width="1200" height="630" fill="url(#k-scrim)"/>`;
}

/** px: beside many words. */
export const panelWidth = 520;
/** Letters that stand on a picture. */
const fewWords = 90;

/** Where a post's picture is shown. */
export function pictureIn(sheet: Sheet): PicturePlace {
  if (sheet.verse) return "verse";
  if (sheet.event) return "event";
  const words = drawable(sheet.words, serif) ?? "";
  return words.length <= fewWords ? "whole" : "panel";
}

/** Behind a few words, beside many; where there are none, it has the whole place. */
function drawPicture(sheet: Sheet, has: Has, words: string | null): string {
  if (words === null) {
    return `${picture(0, 1200)}${scrim(signatureTop)}${signature(sheet, has, onNight)}`;
  }
  if (words.length <= fewWords) {
    const set = setText(words, serif, {
      width: inner,
      height: 150,
      sizes: [60, 52],
      leading: 1.18,
    });
    const y = signatureTop - 28 - (set.lines.length - 1) * set.leading;
    return `${picture(0, 1200)}${scrim(y - set.size)}${textBlock(set, { x: margin, y, ink: onNight.ink })}${signature(sheet, has, onNight)}`;
  }
  const width = panelWidth;
  const room = 1200 - width - margin - 56;
  const set = setText(words, serif, {
    width: room,
    height: signatureTop - 96,
    sizes: [54, 48, 43, 39],
  });
  const y = centredBaseline(set, 64, signatureTop - 96);
  return `${paperGround}${picture(1200 - width, width)}${textBlock(set, { x: margin, y, ink: onPaper.ink })}${signature(sheet, has, onPaper, 1200 - width - 44)}`;
}

/** The chapel by night to the right, the words below a play button to the left. */
function drawVideo(sheet: Sheet, has: Has, words: string | null): string {
  const set = setText(words ?? "A video", serif, {
    width: 560,
    height: 220,
    sizes: [58, 51, 45],
    leading: 1.16,
  });
  const scene = `<image href="${nightHref}" width="1200" height="630"/>`;
  const play = `<circle cx="${margin + 62}" cy="132" r="62" fill="#fffdf9"/><path fill="#34477f" stroke="#34477f" stroke-width="7" stroke-linejoin="round" d="M${margin + 44} 102v60l50-30z"/>`;
  return `<rect width="1200" height="630" fill="#1f2b52"/>${scene}${scrim(signatureTop)}${play}${textBlock(set, { x: margin, y: 282, ink: onNight.ink })}${signature(sheet, has, onNight)}`;
}

/** As in the feed (features/verse-art), with its author's name at the foot. */
function drawVerse(
  sheet: Sheet,
  { art, background }: SheetVerse,
  has: Has,
): string {
  const hasPicture = has(pictureHref);
  const { ink } = art;
  return `${verseGround(art, { background, hasPicture, isFitted: true })}${verseWords(art)}${signature(sheet, has, { ink, soft: ink, book: ink })}`;
}

/** The blue of evening prayer, a candle's light in its middle. */
const eveningGround = `<linearGradient id="k-evening" x2="0" y2="1"><stop stop-color="#1f2b52"/><stop offset="1" stop-color="#34477f"/></linearGradient><radialGradient id="k-glow"><stop stop-color="#ffdf94" stop-opacity="0.62"/><stop offset="0.3" stop-color="#f0b64e" stop-opacity="0.26"/><stop offset="1" stop-color="#f0b64e" stop-opacity="0"/></radialGradient><rect width="1200" height="630" fill="url(#k-evening)"/>`;

/** No word of the prayer: it was written for people who pray, not for whoever scrolls by. */
function drawPrayer(sheet: Sheet, has: Has): string {
  const candle = `<circle cx="600" cy="150" r="330" fill="url(#k-glow)"/><path fill="#ffe7b0" d="M600 66c30 33 45 58 45 82a45 45 0 0 1-90 0c0-24 15-49 45-82z"/><path fill="#f0b64e" d="M600 118c15 17 22 29 22 42a22 22 0 0 1-44 0c0-13 7-25 22-42z"/><path stroke="#3a3020" stroke-width="5" stroke-linecap="round" d="M600 194v16"/><path fill="#fffdf9" d="M566 222a14 14 0 0 1 14-14h40a14 14 0 0 1 14 14v98h-68z"/><path fill="#e5d3ac" d="M606 208h14a14 14 0 0 1 14 14v98h-22z"/>`;
  const set = { lines: ["Prayer request"], size: 92, leading: 0 };
  return `${eveningGround}${candle}<path fill="#dc9a2c" d="M500 320h200v6h-200z"/>${textBlock(set, { x: 600, y: 432, ink: "#fffdf9", anchor: "middle" })}${signature(sheet, has, onNight)}`;
}
