import { minuteMs } from "~/shared/duration.mjs";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { getCachedPage, getCachePath } from "~/client/cached-pages";
import { getPagesOwner, trackOwner } from "./owner";
import { cachePage } from "./pages";

/** Of the home page; the other pages are refreshed once a day. */
const homeMaxAgeMs = 15 * minuteMs;
const timeoutMs = 30_000;

/** Readable offline even if the user hasn't opened them today. */
const alwaysCached = [
  urls.home,
  urls.verseOfTheDay(),
  urls.prayerOfTheDay(),
  urls.profile(),
];

/** Paths of pages to refresh, and the running refresh: shared by all tabs. */
const queue = new Set<string>();
let running: Promise<void> | null = null;

/**
 * Caches the page that a user has opened inside the app, which requests no document, and those of `alwaysCached`: four
 * small pages a day, fetched one after the other while the browser is idle.
 */
export function refreshPages(opened: string): Promise<void> {
  for (const path of [...alwaysCached, opened]) queue.add(path);
  running ??= refreshAll().finally(() => {
    running = null;
  });
  return running;
}

async function refreshAll(): Promise<void> {
  // Includes what is added meanwhile.
  for (const path of queue) {
    queue.delete(path);
    const url = new URL(path, location.origin);
    const owner = await getPagesOwner();
    if (getCachePath(url, owner) === null) continue;
    const cached = await getCachedPage(url, owner);
    if (cached && isFresh(path, cached.at)) continue;
    const isCurrent = trackOwner();
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(path, { signal }).catch(() => null);
    // Offline, or signed out by now.
    if (!response?.ok || !(await cachePage(url, response, isCurrent))) return;
  }
}

function isFresh(path: string, at: number): boolean {
  // The user may have changed the list since.
  if (path === urls.prayNow) return false;
  return path === urls.home
    ? Date.now() - at < homeMaxAgeMs
    : // Daily content changes at midnight UTC.
      utcDate(at) === utcDate(Date.now());
}
