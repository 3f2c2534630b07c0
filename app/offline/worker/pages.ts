import { formatCachedAt } from "~/client/cached-copy";
import { urls } from "~/shared/urls";
import {
  cachedAtHeader,
  memberHeader,
  pagesCache,
  publicCache,
} from "~/client/cache-names";
import { getCachedPage, getCachePath } from "~/client/cached-pages";
import {
  deletePersonalCaches,
  getPagesOwner,
  parseMember,
  trackOwner,
} from "./owner";
import type { Navigation } from "./scope";
import { within } from "./within";

const cachedAfterMs = 3000; // then the cached page is shown, if there is one
const offlineAfterMs = 10_000; // then the offline page is shown

/** The page from the server, else its cached copy, else the offline page. */
export async function respondWithPage(
  event: Navigation,
  request: Request,
): Promise<Response> {
  const url = new URL(request.url);
  const isCurrent = trackOwner();
  const fetched = fetchPage(event, request);
  event.waitUntil(
    fetched.then((page) => page && cachePage(url, page.clone(), isCurrent)),
  );
  return (
    (await within(cachedAfterMs, fetched)) ??
    (await respondFromCache(url)) ??
    (await within(offlineAfterMs - cachedAfterMs, fetched)) ??
    respondOffline(url)
  );
}

/** Null without a network. */
export async function fetchPage(
  { preloadResponse }: Navigation,
  request: Request,
): Promise<Response | null> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return null;
  }
}

/**
 * Caches a page that stays readable offline, and returns whether it did. It doesn't if the user has changed since the
 * request (`isCurrent`). If the page was rendered for another user than the cached pages, deletes those.
 */
export async function cachePage(
  url: URL,
  response: Response,
  isCurrent: () => boolean,
): Promise<boolean> {
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  // Server errors don't name their user.
  if (!isPage || response.status >= 500) return false;
  const html = await response.text();
  const member = parseMember(html);
  if (member === "" || !isCurrent()) return false;
  const owner = await getPagesOwner();
  if (owner !== null && member !== owner) await deletePersonalCaches();
  const path = getCachePath(url, member);
  if (path === null || member === null || response.status !== 200) return false;
  // A chapter or a search. The copy that serves every chapter is of the address without a query.
  if (path === urls.bible() && url.search !== "") return false;
  const headers = new Headers(response.headers);
  // They describe the compressed body.
  headers.delete("content-encoding");
  headers.delete("content-length");
  headers.set(cachedAtHeader, `${Date.now()}`);
  headers.set(memberHeader, member);
  const cache = await caches.open(pagesCache);
  await cache.put(path, new Response(html, { headers }));
  if (!isCurrent()) await deletePersonalCaches();
  return isCurrent();
}

/** Marks a cached page with its age, and redirects to the path it was cached under. */
async function respondFromCache(url: URL): Promise<Response | null> {
  const cached = await getCachedPage(url, await getPagesOwner());
  if (!cached) return null;
  if (cached.path !== url.pathname) {
    return Response.redirect(`${cached.path}${url.search}`, 302);
  }
  const html = await cached.page.text();
  // One copy serves every chapter: data-outdated hides it until the reader has loaded the requested chapter.
  const outdated = cached.path === urls.bible() ? "data-outdated " : "";
  const since = formatCachedAt(cached.at, Date.now());
  return new Response(
    html.replace("<html ", `<html ${outdated}data-cached="${since}" `),
    { headers: cached.page.headers },
  );
}

/** The app's entry page for visitors who open the root, else the offline page. */
export async function respondOffline(url: URL): Promise<Response> {
  const cache = await caches.open(publicCache);
  const isEntry =
    url.pathname === urls.root && (await getPagesOwner()) === null;
  const page = await cache.match(isEntry ? urls.installedStart : urls.offline);
  return page ?? Response.error();
}
