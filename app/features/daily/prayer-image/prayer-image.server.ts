import { readVersePicture } from "~/features/link-preview/fitted-picture.server";
import {
  drawingName,
  findDrawing,
} from "~/features/link-preview/kept-drawing.server";
import type { Drawn } from "~/features/link-preview/kept-drawing.server";
import { paint } from "~/features/link-preview/paint.server";
import { pictureHref } from "~/features/verse-art/verse-svg";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { dayOf } from "../daily-engagement.server";
import { readPrayer } from "../daily-words.server";
import { daySchema } from "../daily-wire";
import { dayWords, longDate } from "../page/day-view";
import { drawPrayer } from "./draw-prayer";
import type { PrayerSheet } from "./draw-prayer";
import { prayerGround } from "./prayer-ground";

/** Goes up when the drawing changes, so that every picture is drawn anew. */
const edition = 1;

/** The picture of a day's prayer ("2026-11-21.png"). Bill: as `findDrawing`; no row is read. */
export async function openPrayerImage(
  app: AppContext,
  name: string,
  request: Request,
): Promise<Drawn> {
  const date = /^(.+)\.png$/.exec(name)?.[1];
  if (date === undefined || !daySchema.safeParse({ date }).success) {
    throw new AppError("not_found");
  }
  const { title, category } = readPrayer(dayOf({ date, now: app.now }));
  const sheet: PrayerSheet = {
    heading: dayWords.prayer.name,
    title,
    category,
    day: longDate(date),
    productName: app.env.PRODUCT_NAME,
  };
  const version = await drawingName(JSON.stringify([edition, sheet]));
  const near = new URL(urls.prayerImage(date), request.url);
  near.searchParams.set("__edition", version);
  return {
    version,
    read: () =>
      findDrawing(app, request, {
        near,
        key: `prayers/${version}.png`,
        make: () => draw(sheet, app.env),
      }),
  };
}

function draw(
  sheet: PrayerSheet,
  { ASSETS: assets, IMAGES: bucket }: AppContext["env"],
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = prayerGround(sheet.category);
  const ground = { kind: "drawing", picture } as const;
  return paint({
    type: "preview",
    assets,
    pictures: {
      [pictureHref]: readVersePicture(ground, "link", { bucket, assets }),
    },
    draw: () => drawPrayer(sheet),
  });
}
