import { serif } from "~/features/link-preview/letters";
import { setText } from "~/features/link-preview/lines";
import {
  brand,
  centredBaseline,
  inner,
  label,
  margin,
  onNight,
  textBlock,
} from "~/features/link-preview/parts";
import { veilFor } from "~/features/verse-art/veil";
import { verseGround } from "~/features/verse-art/verse-svg";
import { prayerGround } from "./prayer-ground";

/** All that the picture of a prayer shows. */
export interface PrayerSheet {
  /** "Prayer of the Day" */
  heading: string;
  title: string;
  category: string;
  /** "Saturday, November 21, 2026" */
  day: string;
  productName: string;
}

/** px: where the title stands, and the line below it. */
const titleTop = 176;
const titleHeight = 250;
const foot = 546;

/**
 * 1200 × 630: the prayer's name, not its words, which are for whoever comes to pray. Over the whole
 * ground lies the veil that white needs, so that every line can be read.
 */
export function drawPrayer(sheet: PrayerSheet): string {
  const { heading, title, category, day } = sheet;
  const picture = prayerGround(category);
  const { ink } = onNight;
  const set = setText(title, serif, {
    width: inner,
    height: titleHeight,
    sizes: [104, 92, 80, 70, 62],
    leading: 1.14,
  });
  const ground = verseGround(
    { shape: "link", paint: "#1f2b52", veil: veilFor(picture, ink) },
    { background: { kind: "drawing", picture }, hasPicture: true },
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">`,
    ground,
    `<path fill="#e5a63a" d="M${margin} 76h84v5h-84z"/>`,
    label(heading, 36, { x: margin, y: 132, ink }),
    textBlock(set, {
      x: margin,
      y: centredBaseline(set, titleTop, titleHeight),
      ink,
    }),
    label(category, 30, { x: margin, y: foot - 22, ink }),
    label(day, 26, { x: margin, y: foot + 18, ink }),
    brand(sheet.productName, onNight, 1200 - margin, foot - 12),
    "</svg>",
  ].join("");
}
