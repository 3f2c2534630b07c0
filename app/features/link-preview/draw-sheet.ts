import { verseGround, verseWords } from "~/features/verse-art/verse-svg";
import { drawEvent } from "./draw-event";
import { eveningGround, paperGround, picture, scrim } from "./grounds";
import { drawable } from "./letters";
import { setText } from "./lines";
import {
  centredBaseline,
  inner,
  margin,
  nightHref,
  onNight,
  onPaper,
  signature,
  signatureTop,
  textBlock,
} from "./parts";
import type { Kit } from "./parts";
import type { Sheet, SheetVerse } from "./sheet";

/** The picture of a post as SVG, 1200 × 630. */
export function drawSheet(sheet: Sheet, kit: Kit): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${drawKind(sheet, kit)}</svg>`;
}

function drawKind(sheet: Sheet, kit: Kit): string {
  const words = drawable(sheet.words, kit.serif);
  if (sheet.kind === "prayer") return drawPrayer(sheet, kit);
  if (sheet.kind === "video") return drawVideo(sheet, kit, words);
  if (sheet.event) return drawEvent(sheet, sheet.event, kit, words);
  if (sheet.verse) return drawVerse(sheet, sheet.verse, kit);
  if (kit.hasPicture) return drawPicture(sheet, kit, words);
  return drawWords(sheet, kit, words);
}

/** px; the first for a few words, the last for the beginning of many. */
const sizes = [108, 92, 80, 70, 62, 55, 49, 44];

/** Words without letters of ours are not shown: then the card says who wrote, and where. */
function drawWords(sheet: Sheet, kit: Kit, words: string | null): string {
  const top = 84;
  const height = signatureTop - top - 36;
  const set = setText(words ?? `A post on ${sheet.productName}`, kit.serif, {
    width: inner,
    height,
    sizes,
  });
  const y = centredBaseline(set, top, height);
  return `${paperGround}<path fill="#c98a23" d="M${margin} 56h84v5h-84z"/>${textBlock(set, { x: margin, y, ink: onPaper.ink, width: inner, type: kit.serif })}${signature(sheet, kit, onPaper)}`;
}

/** Behind a few words, beside many; where there are none, it has the whole place. */
function drawPicture(sheet: Sheet, kit: Kit, words: string | null): string {
  if (words === null) {
    return `${picture(0, 1200)}${scrim(signatureTop)}${signature(sheet, kit, onNight)}`;
  }
  if (words.length <= 90) {
    const set = setText(words, kit.serif, {
      width: inner,
      height: 150,
      sizes: [60, 52],
      leading: 1.18,
    });
    const y = signatureTop - 28 - (set.lines.length - 1) * set.leading;
    return `${picture(0, 1200)}${scrim(y - set.size)}${textBlock(set, { x: margin, y, ink: onNight.ink, width: inner, type: kit.serif })}${signature(sheet, kit, onNight)}`;
  }
  const width = 520;
  const room = 1200 - width - margin - 56;
  const set = setText(words, kit.serif, {
    width: room,
    height: signatureTop - 96,
    sizes: [54, 48, 43, 39],
  });
  const y = centredBaseline(set, 64, signatureTop - 96);
  return `${paperGround}${picture(1200 - width, width)}${textBlock(set, { x: margin, y, ink: onPaper.ink, width: room, type: kit.serif })}${signature(sheet, kit, onPaper, 1200 - width - 44)}`;
}

/** The chapel by night to the right, the words below a play button to the left. */
function drawVideo(sheet: Sheet, kit: Kit, words: string | null): string {
  const set = setText(words ?? "A video", kit.serif, {
    width: 560,
    height: 220,
    sizes: [58, 51, 45],
    leading: 1.16,
  });
  const scene = `<image href="${nightHref}" width="1200" height="630"/>`;
  const play = `<circle cx="${margin + 62}" cy="132" r="62" fill="#fffdf9"/><path fill="#34477f" stroke="#34477f" stroke-width="7" stroke-linejoin="round" d="M${margin + 44} 102v60l50-30z"/>`;
  return `<rect width="1200" height="630" fill="#1f2b52"/>${scene}${scrim(signatureTop)}${play}${textBlock(set, { x: margin, y: 282, ink: onNight.ink, width: 560, type: kit.serif })}${signature(sheet, kit, onNight)}`;
}

/** As in the feed (features/verse-art), with its author's name at the foot. */
function drawVerse(
  sheet: Sheet,
  { art, background }: SheetVerse,
  kit: Kit,
): string {
  const { hasPicture } = kit;
  const { ink } = art;
  return `${verseGround(art, { background, hasPicture })}${verseWords(art)}${signature(sheet, kit, { ink, soft: ink, book: ink })}`;
}

/** No word of the prayer: it was written for people who pray, not for whoever scrolls by. */
function drawPrayer(sheet: Sheet, kit: Kit): string {
  const candle = `<circle cx="600" cy="150" r="330" fill="url(#k-glow)"/><path fill="#ffe7b0" d="M600 66c30 33 45 58 45 82a45 45 0 0 1-90 0c0-24 15-49 45-82z"/><path fill="#f0b64e" d="M600 118c15 17 22 29 22 42a22 22 0 0 1-44 0c0-13 7-25 22-42z"/><path stroke="#3a3020" stroke-width="5" stroke-linecap="round" d="M600 194v16"/><path fill="#fffdf9" d="M566 222a14 14 0 0 1 14-14h40a14 14 0 0 1 14 14v98h-68z"/><path fill="#e5d3ac" d="M606 208h14a14 14 0 0 1 14 14v98h-22z"/>`;
  const set = setText("Prayer request", kit.serif, {
    width: inner,
    height: 120,
    sizes: [92],
  });
  return `${eveningGround}${candle}<path fill="#dc9a2c" d="M500 320h200v6h-200z"/>${textBlock(set, { x: 600, y: 432, ink: "#fffdf9", anchor: "middle" })}${signature(sheet, kit, onNight)}`;
}
