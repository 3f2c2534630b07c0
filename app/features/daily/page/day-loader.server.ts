import { data } from "@remix-run/cloudflare";
import { isOwnAddress } from "~/platform/document-cache.server";
import { page } from "~/platform/page.server";
import { AppError } from "~/shared/errors";
import { utcDate } from "~/shared/time";
import { secondsToKeep } from "../daily";
import type { DailyKind } from "../daily";
import { openDaily } from "../daily-content.server";
import { dailyStores } from "../daily-stores.server";
import { daySchema } from "../daily-wire";
import { dayMeta } from "./day-meta";
import { dayHref, dayView, dayWords } from "./day-view";
import type { DayLook } from "./day-view";
import { inOtherVersion } from "./other-version.server";

/**
 * A day's page. For a visitor it is kept at the edge for a minute, but not into the next day; what is
 * kept costs nothing, today's else no row, a past day one. Session and state share one trip.
 */
export function dayLoader(kind: DailyKind, look: DayLook) {
  return page(async ({ context: { app }, request }) => {
    const { productName, siteUrl } = {
      productName: app.env.PRODUCT_NAME,
      siteUrl: new URL(app.env.SITE_URL).origin,
    };
    const { now } = app;
    const today = utcDate(now);
    const date = dateIn(request);
    const asked = new URL(request.url).searchParams.get("version");
    const [viewer, seed] = await Promise.all([
      app.viewer(),
      openDaily(dailyStores(app), kind, {
        now,
        date,
        viewerId: app.sessionId === null ? null : app.viewerId,
      }),
    ]);
    const other =
      asked !== null && "reference" in seed.content
        ? await inOtherVersion(app.env.ASSETS, seed.content.reference, asked)
        : null;
    const view = dayView(kind, seed.content, other);
    const head = dayMeta(view, { today, productName, siteUrl });
    if (viewer) {
      const said = head.filter(
        (tag) => "name" in tag && tag.name === "description",
      );
      const title = `${view.title} · ${dayWords[kind].name} · ${productName}`;
      return data({
        kind,
        look,
        seed,
        other,
        today,
        signedIn: true,
        head: [{ title }, ...said],
      });
    }
    return data(
      { kind, look, seed, other, today, signedIn: false, head },
      isOwnAddress(request, dayHref(kind, look, date ?? null, view.version))
        ? {
            headers: {
              "cache-control": `public, max-age=0, s-maxage=${secondsToKeep(now)}`,
            },
          }
        : {},
    );
  });
}

function dateIn(request: Request): string | undefined {
  const { searchParams } = new URL(request.url);
  // Empty, as a form sends it, is today.
  const date = searchParams.get("date") || undefined;
  const { success } = daySchema.safeParse({ date });
  if (!success) {
    throw new AppError("not_found", { detail: "There is no such day here." });
  }
  return date;
}
