import { data } from "@remix-run/cloudflare";
import { isCanonicalAddress } from "~/platform/document-cache.server";
import { page } from "~/platform/page.server";
import { utcDate } from "~/shared/time";
import { cacheHeaders, parseDailyKind } from "../daily";
import { loadDaily } from "../daily-content.server";
import { loadVerseText } from "../daily-text.server";
import { dailyMeta } from "./daily-meta";
import { dailyHref, toDailyView } from "../daily-view";
import { defaultVersion, findVersion } from "~/features/bible/versions";

/**
 * Loader for a daily page. For visitors the edge caches it for a minute, but never past midnight UTC. An uncached page
 * costs no rows for today and one for a past day. The session and the like state share one D1 round trip.
 */
export const dailyLoader = page(async ({ context: { app }, request }) => {
  const productName = app.env.PRODUCT_NAME;
  const siteUrl = new URL(app.env.SITE_URL).origin;
  const { now } = app;
  const today = utcDate(now);
  const { pathname, searchParams } = new URL(request.url);
  const kind = parseDailyKind(pathname);
  const variant = /-detail/i.test(pathname) ? "ornate" : "gradient";
  // An empty date is today.
  const date = searchParams.get("date") || undefined;
  const version =
    findVersion(searchParams.get("version") ?? "") ?? defaultVersion;
  const [viewer, initialData] = await Promise.all([
    app.viewer(),
    loadDaily(app, kind, app.sessionId === null ? null : app.viewerId, date),
  ]);
  const { content } = initialData;
  const alternate =
    version !== defaultVersion && "reference" in content
      ? {
          version: version.id,
          text: await loadVerseText(app.env.ASSETS, version, content.reference),
        }
      : null;
  const view = toDailyView(content, alternate);
  const head = dailyMeta(view, { today, productName, siteUrl });
  const address = dailyHref(kind, variant, date ?? null, view.version);
  const isCached = viewer === null && isCanonicalAddress(request, address);
  const signedIn = viewer !== null;
  return data(
    { kind, variant, initialData, alternate, today, signedIn, head },
    isCached ? { headers: cacheHeaders(now) } : {},
  );
});
