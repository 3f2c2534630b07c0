import { data } from "@remix-run/cloudflare";
import { isCanonicalAddress } from "~/platform/document-cache.server";
import { page } from "~/platform/page.server";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { cacheHeaders, parseDailyKind } from "../daily";
import { listMonth } from "../daily-archive.server";
import { toDailyView, dailyText, formatMonth } from "../daily-view";

/** Loader for a month of the archive. For visitors the edge caches it for a minute, like the daily pages. */
export const archiveLoader = page(async ({ context: { app }, request }) => {
  const { now } = app;
  const { pathname, searchParams } = new URL(request.url);
  const kind = parseDailyKind(pathname);
  const requestedMonth = searchParams.get("month") ?? undefined;
  const [viewer, { month, earlier, later, days }] = await Promise.all([
    app.viewer(),
    listMonth(app, kind, requestedMonth),
  ]);
  const { origin } = new URL(app.env.SITE_URL);
  const name = `${dailyText[kind].name}, ${formatMonth(month)}`;
  const head = [
    { title: `${name} · ${app.env.PRODUCT_NAME}` },
    {
      name: "description",
      content: `Every ${kind} of the day in ${formatMonth(month)}.`,
    },
    {
      tagName: "link" as const,
      rel: "canonical",
      href: `${origin}${urls.dailyArchive(kind, month)}`,
    },
  ];
  const entries = days.map((content) => {
    const { date, title, paragraphs, category } = toDailyView(content);
    return { date, title, note: category ?? paragraphs.join(" ") };
  });
  const isCached =
    viewer === null &&
    [urls.dailyArchive(kind), urls.dailyArchive(kind, month)].some((url) =>
      isCanonicalAddress(request, url),
    );
  const today = utcDate(now);
  return data(
    { kind, month, earlier, later, entries, today, head },
    isCached ? { headers: cacheHeaders(now) } : {},
  );
});
