import { loadVerseBackground } from "~/features/link-preview/cropped-image.server";
import {
  getCachedImage,
  type ServedImage,
} from "~/features/link-preview/cached-image.server";
import { renderPng } from "~/features/link-preview/render-png.server";
import { imageHref } from "~/features/verse-art/verse-svg";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { resolveDate } from "../daily-engagement.server";
import { prayerForDate } from "../prayers.server";
import { dailyText, formatLongDate } from "../daily-view";
import { buildPrayerSvg, type PrayerImageContent } from "./prayer-svg";
import { getPrayerBackground } from "../prayer-background";

/** Increase it when the design changes, so that all images are rendered again. */
const renderVersion = 1;

/** The preview image of a day's prayer. `name` is "2026-11-21.png". Reads no rows; otherwise costs as `getCachedImage`. */
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
  const content: PrayerImageContent = {
    heading: dailyText.prayer.name,
    title,
    category,
    day: formatLongDate(date),
    productName: app.env.PRODUCT_NAME,
  };
  return getCachedImage(app, request, {
    url: new URL(urls.prayerImage(date), request.url),
    input: JSON.stringify([renderVersion, content]),
    folder: "prayers",
    render: () => render(content, app.env),
  });
}

function render(
  content: PrayerImageContent,
  env: AppContext["env"],
): Promise<Uint8Array<ArrayBuffer>> {
  const image = getPrayerBackground(content.category);
  const background = { kind: "preset", image } as const;
  return renderPng({
    fontSet: "preview",
    assets: env.ASSETS,
    images: { [imageHref]: loadVerseBackground(background, "link", env) },
    buildSvg: () => buildPrayerSvg(content),
  });
}
