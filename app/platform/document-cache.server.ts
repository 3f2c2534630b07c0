import { hasInstalledParam } from "~/shared/install";
import { urls } from "~/shared/urls";
import type { AppContext } from "./context.server";
import { hasVersion } from "./file.server";
import { hasFlash } from "./flash.server";

/**
 * Public documents are the same for every visitor, so a response with `s-maxage` is cached at the edge. The
 * key includes the build, so that a new deployment never serves an old page with new scripts. Requests with a session
 * bypass the cache.
 */
const version = import.meta.env.VITE_BUILD_ID;

/**
 * Seconds that a document stays in the cache after it has expired. It is only served if the database is unavailable.
 * Then other data centres show a deleted post for that much longer.
 */
const staleIfErrorSeconds = 600;
/** ms. In the cache only. */
const expiresAtHeader = "x-expires-at";

/** The query parameters that cached documents depend on. All others are dropped from the cache key. */
const cachedParams: Readonly<Record<string, readonly string[]>> = {
  [urls.root]: ["pwa"],
  [urls.verseOfTheDay()]: ["date", "version"],
  [urls.verseDetail()]: ["date", "version"],
  [urls.prayerOfTheDay()]: ["date"],
  [urls.prayerDetail()]: ["date"],
  [urls.dailyArchive("verse")]: ["month"],
  [urls.dailyArchive("prayer")]: ["month"],
};

/** Removes query parameters that the document doesn't depend on. */
function normalizeUrl(request: Request): URL {
  const url = new URL(request.url);
  // Only `pwa=true` has a meaning.
  const installed = hasInstalledParam(url.search);
  url.searchParams.delete("pwa");
  if (installed) url.searchParams.set("pwa", "true");
  for (const name of new Set(url.searchParams.keys())) {
    if (!cachedParams[url.pathname]?.includes(name))
      url.searchParams.delete(name);
  }
  return url;
}

function cacheKey(request: Request): Request {
  const url = normalizeUrl(request);
  url.searchParams.set("__version", version);
  return new Request(url, { method: "GET" });
}

/** Ignores query parameters that the document doesn't depend on. */
export function isCanonicalAddress(request: Request, path: string): boolean {
  const { pathname, search } = normalizeUrl(request);
  return pathname + search === path;
}

/** Clears this data centre's cache only; others follow when their `s-maxage` of a minute expires. */
export async function purgeDocument(
  { cache, request }: Pick<AppContext, "cache" | "request">,
  path: string,
): Promise<void> {
  await cache?.delete(cacheKey(new Request(new URL(path, request.url))));
}

function isCacheable(context: AppContext): boolean {
  return (
    context.sessionId === null &&
    !hasFlash(context) &&
    ["GET", "HEAD"].includes(context.request.method) &&
    !import.meta.env.DEV
  );
}

/** An expired document is for `unavailable` errors. */
export async function getCachedDocument(
  context: AppContext,
): Promise<{ document: Response; hasExpired: boolean } | null> {
  if (!context.cache || !isCacheable(context)) return null;
  const cached = await context.cache.match(cacheKey(context.request));
  if (!cached) return null;
  const hasExpired = Number(cached.headers.get(expiresAtHeader)) <= context.now;
  if (!hasExpired) context.record.cache = "hit";
  const etag = cached.headers.get("etag");
  const isKnown = etag !== null && hasVersion(context.request, etag);
  return {
    document: toPrivate(
      isKnown ? new Response(null, { status: 304, headers: { etag } }) : cached,
    ),
    hasExpired,
  };
}

/** No other cache may store it, because signed-in users see a different page at the same address. */
function toPrivate(response: Response): Response {
  const copy = new Response(response.body, response);
  copy.headers.set("cache-control", "private, no-cache");
  copy.headers.delete(expiresAtHeader);
  return copy;
}

/** Stores a cacheable response and returns the response to send. */
export function cacheDocument(
  context: AppContext,
  response: Response,
): Response {
  const maxAge = /\bs-maxage=(\d+)/.exec(
    response.headers.get("cache-control") ?? "",
  )?.[1];
  if (maxAge === undefined) return response;
  if (
    context.cache &&
    isCacheable(context) &&
    context.request.method === "GET" &&
    response.status === 200 &&
    // A page's data has the same cache key as its document.
    /^(text\/(html|calendar)|application\/atom)/.test(
      response.headers.get("content-type") ?? "",
    ) &&
    !response.headers.has("set-cookie")
  ) {
    context.record.cache = "miss";
    const stored = response.clone();
    const seconds = Number(maxAge) + staleIfErrorSeconds;
    stored.headers.set("cache-control", `public, s-maxage=${seconds}`);
    stored.headers.set(
      expiresAtHeader,
      `${context.now + Number(maxAge) * 1000}`,
    );
    context.waitUntil(context.cache.put(cacheKey(context.request), stored));
  }
  return toPrivate(response);
}
