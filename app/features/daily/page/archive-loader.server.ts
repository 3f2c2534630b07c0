import { data } from "@remix-run/cloudflare";
import { isOwnAddress } from "~/platform/document-cache.server";
import { page } from "~/platform/page.server";
import { AppError } from "~/shared/errors";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { secondsToKeep } from "../daily";
import type { DailyKind } from "../daily";
import { listMonth } from "../daily-archive.server";
import { dailyStores } from "../daily-stores.server";
import { monthSchema } from "../daily-wire";
import { dayView, dayWords, monthName } from "./day-view";

/** A month of the archive; for a visitor kept at the edge for a minute, as a day's page is. */
export function archiveLoader(kind: DailyKind) {
  return page(async ({ context: { app }, request }) => {
    const { now } = app;
    const asked = new URL(request.url).searchParams.get("month") ?? undefined;
    if (!monthSchema.safeParse({ month: asked }).success) {
      throw new AppError("not_found", {
        detail: "There is nothing for this month.",
      });
    }
    const [viewer, { month, earlier, later, days }] = await Promise.all([
      app.viewer(),
      listMonth(dailyStores(app), kind, { now, month: asked }),
    ]);
    const { origin } = new URL(app.env.SITE_URL);
    const name = `${dayWords[kind].name}, ${monthName(month)}`;
    const head = [
      { title: `${name} · ${app.env.PRODUCT_NAME}` },
      {
        name: "description",
        content: `Every ${kind} of the day of ${monthName(month)}.`,
      },
      {
        tagName: "link" as const,
        rel: "canonical",
        href: `${origin}${urls.dailyArchive(kind, month)}`,
      },
    ];
    const entries = days.map((content) => {
      const { date, title, paragraphs, category } = dayView(kind, content);
      const words = paragraphs.join(" ");
      return { date, title, note: category ?? words };
    });
    const own = [urls.dailyArchive(kind), urls.dailyArchive(kind, month)];
    return data(
      {
        kind,
        month,
        earlier,
        later,
        entries,
        today: utcDate(now),
        signedIn: viewer !== null,
        head,
      },
      viewer === null && own.some((address) => isOwnAddress(request, address))
        ? {
            headers: {
              "cache-control": `public, max-age=0, s-maxage=${secondsToKeep(now)}`,
            },
          }
        : {},
    );
  });
}
