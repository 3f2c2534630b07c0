import {
  getCachedImage,
  type ServedImage,
} from "~/features/link-preview/cached-image.server";
import { serif } from "~/features/link-preview/font-metrics";
import { renderPng } from "~/features/link-preview/render-png.server";
import {
  eveningBackground,
  getCentredBaseline,
  innerWidth,
  margin,
  nightColors,
  renderBrand,
  renderLabel,
  renderTextBlock,
} from "~/features/link-preview/svg-parts";
import { layOutText } from "~/features/link-preview/text-layout";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { resolveDate } from "./daily-engagement.server";
import { dailyText, formatLongDate } from "./daily-view";
import { prayerForDate } from "./prayers.server";

/** Increase it when the design changes, so that all images are rendered again. */
const renderVersion = 2;

/**
 * The preview image of a day's prayer, with its title but not its text. `name` is "2026-11-21.png". Reads no rows;
 * otherwise costs as `getCachedImage`.
 */
export async function loadPrayerImage(
  app: AppContext,
  name: string,
  request: Request,
): Promise<ServedImage> {
  const date = /^(.+)\.png$/.exec(name)?.[1];
  if (date === undefined) throw new AppError("not_found");
  const { title, category } = prayerForDate(
    resolveDate({ date, now: app.now }),
  );
  const { env } = app;
  const svg = buildSvg(title, category, formatLongDate(date), env.PRODUCT_NAME);
  return getCachedImage(app, request, {
    url: new URL(urls.prayerImage(date), request.url),
    input: JSON.stringify([renderVersion, svg]),
    folder: "prayers",
    render: () =>
      renderPng({
        fontSet: "preview",
        assets: env.ASSETS,
        images: {},
        buildSvg: () => svg,
      }),
  });
}

/** px */
const titleTop = 176;
const titleHeight = 250;
const footerBaseline = 546;

/** 1200 × 630. */
function buildSvg(
  title: string,
  category: string,
  day: string,
  productName: string,
): string {
  const { ink } = nightColors;
  const layout = layOutText(title, serif, {
    width: innerWidth,
    height: titleHeight,
    sizes: [104, 92, 80, 70, 62],
    leading: 1.14,
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">`,
    eveningBackground,
    `<path fill="#e5a63a" d="M${margin} 76h84v5h-84z"/>`,
    renderLabel(dailyText.prayer.name, 36, { x: margin, y: 132, ink }),
    renderTextBlock(layout, {
      x: margin,
      y: getCentredBaseline(layout, titleTop, titleHeight),
      ink,
    }),
    renderLabel(category, 30, { x: margin, y: footerBaseline - 22, ink }),
    renderLabel(day, 26, { x: margin, y: footerBaseline + 18, ink }),
    renderBrand(productName, nightColors, 1200 - margin, footerBaseline - 12),
    "</svg>",
  ].join("");
}
