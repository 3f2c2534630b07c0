import { minuteMs } from "~/shared/duration.mjs";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { cachedAtHeader, pagesCache, publicCache } from "~/client/cache-names";
import { getCachedPage, cachedPages } from "~/client/cached-pages";
import { cachePageFiles } from "./cache-files";
import { getPagesOwner, trackOwner } from "./owner";
import { cachePageFilesFor, toCachedPage } from "./pages";

/** Of the home page; the other pages are refreshed once a day. */
const homeMaxAgeMs = 15 * minuteMs;

/**
 * Caches the pages that users want offline, even if they haven't opened them today. Costs seven small pages a day,
 * about 80 KB, fetched one after the other while the browser is idle.
 */
export function refreshPages(): Promise<void> {
  running ??= refreshAll().finally(() => {
    running = null;
  });
  return running;
}

/** Shared by all tabs. */
let running: Promise<void> | null = null;

async function refreshAll(): Promise<void> {
  await refreshEntryPage();
  for (const [path] of cachedPages) {
    const url = new URL(path, location.origin);
    const cached = await getCachedPage(url, await getPagesOwner());
    if (cached && isFresh(path, cached.at)) continue;
    const isCurrent = trackOwner();
    const response = await fetch(path).catch(() => null);
    // Offline, or signed out by now.
    if (!response?.ok) return;
    const page = await toCachedPage(url, response, isCurrent);
    if (!page) return;
    const isStillCurrent = trackOwner();
    const cache = await caches.open(pagesCache);
    await cache.put(path, page.clone());
    await cachePageFilesFor(page, isStillCurrent);
  }
}

function isFresh(path: string, at: number): boolean {
  return path === urls.home ? Date.now() - at < homeMaxAgeMs : isFromToday(at);
}

/** Daily content changes at midnight UTC. */
function isFromToday(at: number): boolean {
  return utcDate(at) === utcDate(Date.now());
}

/** At installation: caches the pages that are the same for everyone. */
export async function cachePublicPages(): Promise<void> {
  await Promise.all(
    [urls.offline, urls.launch, urls.installedStart].map(cachePublicPage),
  );
}

/** Refreshed daily, because the entry page shows the verse of the day. */
async function refreshEntryPage(): Promise<void> {
  const cache = await caches.open(publicCache);
  const cached = await cache.match(urls.installedStart);
  if (!cached || !isFromToday(Number(cached.headers.get(cachedAtHeader)))) {
    await cachePublicPage(urls.installedStart).catch(() => undefined);
  }
}

/** Caches the page as a visitor sees it. */
async function cachePublicPage(path: string): Promise<void> {
  const response = await fetch(path, { credentials: "omit" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.set(cachedAtHeader, `${Date.now()}`);
  const cache = await caches.open(publicCache);
  await cache.put(path, new Response(html, { headers }));
  await cachePageFiles(html);
}
