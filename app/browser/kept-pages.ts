import { urls } from "~/shared/urls";
import { keptHeader, pagesCache } from "./cache-names";

/** Which pages stay readable without a network, in the order in which the offline page names them. */
export const keptPages: readonly (readonly [path: string, name: string])[] = [
  [urls.home, "Home"],
  [urls.bible(), "Bible"],
  [urls.verseOfTheDay(), "Verse of the Day"],
  [urls.verseDetail(), "Verse of the Day, ornate"],
  [urls.prayerOfTheDay(), "Prayer of the Day"],
  [urls.prayerDetail(), "Prayer of the Day, ornate"],
  [urls.profile(), "Profile"],
];

const paths = new Set(keptPages.map(([path]) => path));
/** What an address says of how it was opened, and not of what it shows. */
const opening = new Set(["pwa", "shared"]);

/**
 * The path under which the page of an address is kept; null where it is not. Home stands at the root too,
 * and `member` has their own profile at their own address.
 */
export function keptPath(
  { pathname, searchParams }: URL,
  member: string | null,
): string | null {
  if (pathname === urls.root) return pathname;
  if (member !== null && pathname === urls.profile(member)) return pathname;
  // Another day's page, and a tab of the profile, are not what stands at that path.
  const asked = [...searchParams.keys()].some((name) => !opening.has(name));
  return paths.has(pathname) && (!asked || pathname === urls.bible())
    ? pathname
    : null;
}

/** The other path of the same page. */
export function twinOf(path: string, member: string | null): string | null {
  const pairs: string[][] = [[urls.root, urls.home]];
  if (member !== null) pairs.push([urls.profile(member), urls.profile()]);
  for (const [one, other] of pairs) {
    if (path === one) return other ?? null;
    if (path === other) return one ?? null;
  }
  return null;
}

/** The kept copy of a page at either of its paths, and when it was kept (ms); null where there is none. */
export async function findKept(
  url: URL,
  member: string | null,
): Promise<{ path: string; page: Response; at: number } | null> {
  const path = keptPath(url, member);
  if (path === null) return null;
  const cache = await caches.open(pagesCache);
  for (const each of [path, twinOf(path, member)]) {
    const page = each !== null && (await cache.match(each));
    if (page) {
      return { path: each, page, at: Number(page.headers.get(keptHeader)) };
    }
  }
  return null;
}

/** Whether the service worker can answer for a page without the network. */
export async function isCached(url: URL): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  if (!navigator.serviceWorker.controller) return false;
  const { member = null } = document.documentElement.dataset;
  return (await findKept(url, member)) !== null;
}
