import { urls } from "~/shared/urls";
import { cachedAtHeader, pagesCache } from "./cache-names";

/** The pages that stay readable offline once cached, in the order of the list on the offline page. */
export const cachedPages: readonly (readonly [path: string, name: string])[] = [
  [urls.home, "Home"],
  [urls.bible(), "Bible"],
  [urls.verseOfTheDay(), "Verse of the Day"],
  [urls.verseDetail(), "Verse of the Day, ornate"],
  [urls.prayerOfTheDay(), "Prayer of the Day"],
  [urls.prayerDetail(), "Prayer of the Day, ornate"],
  [urls.prayNow, "Pray now"],
  [urls.profile(), "Profile"],
];

const paths = new Set(cachedPages.map(([path]) => path));
/** Query parameters that say how a page was opened; they don't change its content. */
const launchParams = new Set(["pwa", "shared"]);

/**
 * The path under which the page at `url` is cached, or null if it isn't. Home has two paths, and so has the profile of
 * the signed-in user `member`.
 */
export function getCachePath(
  { pathname, searchParams }: URL,
  member: string | null,
): string | null {
  if (pathname === urls.root) return pathname;
  if (member !== null && pathname === urls.profile(member)) return pathname;
  // A query selects another day or a profile tab, which isn't the cached page.
  const hasQuery = [...searchParams.keys()].some(
    (name) => !launchParams.has(name),
  );
  return paths.has(pathname) && (!hasQuery || pathname === urls.bible())
    ? pathname
    : null;
}

/** The other path of the same page. */
export function getAliasPath(
  path: string,
  member: string | null,
): string | null {
  const pairs = [
    [urls.root, urls.home],
    ...(member === null ? [] : [[urls.profile(), urls.profile(member)]]),
  ];
  const pair = pairs.find((paths) => paths.includes(path));
  return pair?.find((other) => other !== path) ?? null;
}

/** The cached copy of a page, from either of its paths, and when (ms) it was cached. */
export async function getCachedPage(
  url: URL,
  member: string | null,
): Promise<{ path: string; page: Response; at: number } | null> {
  const path = getCachePath(url, member);
  if (path === null) return null;
  const cache = await caches.open(pagesCache);
  for (const each of [path, getAliasPath(path, member)]) {
    const page = each !== null && (await cache.match(each));
    if (page) {
      return { path: each, page, at: Number(page.headers.get(cachedAtHeader)) };
    }
  }
  return null;
}

/** Whether the service worker can serve the page offline. */
export async function isCached(url: URL): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  if (!navigator.serviceWorker.controller) return false;
  const { member = null } = document.documentElement.dataset;
  return (await getCachedPage(url, member)) !== null;
}

/** Makes the worker cache the page at `pathname` and the daily pages, unless the user saves data. */
export function refreshCachedPages(pathname: string): void {
  if (!("serviceWorker" in navigator)) return;
  if (navigator.connection?.saveData === true) return;
  void navigator.serviceWorker.ready.then(({ active }) => {
    active?.postMessage(pathname);
  });
}

declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/: Chromium only. */
    connection?: { saveData: boolean };
  }
}
