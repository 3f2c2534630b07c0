import { serif } from "~/features/link-preview/font-metrics";
import { layOutText } from "~/features/link-preview/text-layout";
import {
  renderBrand,
  getCentredBaseline,
  innerWidth,
  renderLabel,
  margin,
  nightColors,
  renderTextBlock,
} from "~/features/link-preview/svg-parts";
import { computeOverlay } from "~/features/verse-art/overlay";
import { renderBackground } from "~/features/verse-art/verse-svg";
import { getPrayerBackground } from "../prayer-background";

export interface PrayerImageContent {
  /** "Prayer of the Day" */
  heading: string;
  title: string;
  category: string;
  /** "Saturday, November 21, 2026" */
  day: string;
  productName: string;
}

/** px */
const titleTop = 176;
const titleHeight = 250;
const footerBaseline = 546;

/**
 * 1200 × 630. Shows the title, not the prayer itself. The overlay gives white text enough contrast everywhere.
 */
export function buildPrayerSvg(content: PrayerImageContent): string {
  const { heading, title, category, day } = content;
  const image = getPrayerBackground(category);
  const { ink } = nightColors;
  const titleLayout = layOutText(title, serif, {
    width: innerWidth,
    height: titleHeight,
    sizes: [104, 92, 80, 70, 62],
    leading: 1.14,
  });
  const background = renderBackground(
    {
      shape: "link",
      backgroundCss: "#1f2b52",
      overlay: computeOverlay(image, ink),
    },
    { background: { kind: "preset", image: image }, hasImage: true },
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">`,
    background,
    `<path fill="#e5a63a" d="M${margin} 76h84v5h-84z"/>`,
    renderLabel(heading, 36, { x: margin, y: 132, ink }),
    renderTextBlock(titleLayout, {
      x: margin,
      y: getCentredBaseline(titleLayout, titleTop, titleHeight),
      ink,
    }),
    renderLabel(category, 30, { x: margin, y: footerBaseline - 22, ink }),
    renderLabel(day, 26, { x: margin, y: footerBaseline + 18, ink }),
    renderBrand(
      content.productName,
      nightColors,
      1200 - margin,
      footerBaseline - 12,
    ),
    "</svg>",
  ].join("");
}
