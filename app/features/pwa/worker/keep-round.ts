import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { keptHeader, pagesCache, publicCache } from "~/browser/cache-names";
import { findKept, keptPages } from "~/browser/kept-pages";
import { keepFilesOf } from "./keep-files";
import { ownerOfPages, stillTheirs } from "./owner";
import { keepWhole, toKept } from "./pages";

/** ms: of home; the others are those of a day. */
const homeAge = 15 * 60_000;

/**
 * The pages that somebody will look for without a network, whether they have opened them today or not. A
 * day costs seven small pages, about 80 KB, asked for one after the other while nobody waits.
 */
export function keepRound(): Promise<void> {
  round ??= walk().finally(() => {
    round = null;
  });
  return round;
}

/** One at a time, however many tabs ask. */
let round: Promise<void> | null = null;

async function walk(): Promise<void> {
  await keepEntry();
  for (const [path] of keptPages) {
    const url = new URL(path, location.origin);
    const kept = await findKept(url, await ownerOfPages());
    if (kept && isFresh(path, kept.at)) continue;
    const still = stillTheirs();
    const response = await fetch(path).catch(() => null);
    // Without a network, or signed out by now.
    if (!response?.ok) return;
    const page = await toKept(url, response, still);
    if (!page) return;
    const stillSo = stillTheirs();
    const cache = await caches.open(pagesCache);
    await cache.put(path, page.clone());
    await keepWhole(page, stillSo);
  }
}

function isFresh(path: string, at: number): boolean {
  return path === urls.home ? Date.now() - at < homeAge : isOfToday(at);
}

/** The daily content is that of the UTC day. */
function isOfToday(at: number): boolean {
  return utcDate(at) === utcDate(Date.now());
}

/** At the start of a worker: what is the same for everybody. */
export async function keepPublic(): Promise<void> {
  await Promise.all([urls.offline, urls.launch, urls.installed].map(keep));
}

/** Today's verse stands on it. */
async function keepEntry(): Promise<void> {
  const cache = await caches.open(publicCache);
  const kept = await cache.match(urls.installed);
  if (!kept || !isOfToday(Number(kept.headers.get(keptHeader)))) {
    await keep(urls.installed).catch(() => undefined);
  }
}

/** As a visitor sees it. */
async function keep(path: string): Promise<void> {
  const response = await fetch(path, { credentials: "omit" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.set(keptHeader, `${Date.now()}`);
  const cache = await caches.open(publicCache);
  await cache.put(path, new Response(html, { headers }));
  await keepFilesOf(html);
}
