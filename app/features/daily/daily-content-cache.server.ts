import { dayMs } from "~/shared/duration.mjs";
import { utcDate } from "~/shared/time";
import { dailyKinds } from "~/shared/enums";
import type { DailyContent } from "./daily";
import { loadCounts } from "./daily-counts.server";
import type { DailyContext } from "./daily-context.server";
import { getPrayer, loadVerse } from "./daily-text.server";

interface CachedContent extends DailyContent {
  date: string;
  /** ms; when the counts were read */
  countedAt: number;
}

const maxCountAgeMs = 60_000;
/** A refresh that takes longer was lost with the request that started it. */
const refreshTimeoutMs = 10_000;
/** An entry is written up to a day ahead and read for one day. */
const ttlSeconds = 3 * 86_400;

interface IsolateCache {
  content: CachedContent | null;
  /** ms; 0 if no refresh is running */
  refreshStartedAt: number;
  /** The last entry that this isolate wrote: 500 simultaneous requests cause one KV write. */
  lastWrite: CachedContent | null;
}

/** One cache per isolate, keyed by its KV binding. Saves the KV read for a minute. */
const isolateCaches = new WeakMap<object, IsolateCache>();

function getIsolateCache(kv: object): IsolateCache {
  const known = isolateCaches.get(kv);
  if (known) return known;
  const cache: IsolateCache = {
    content: null,
    refreshStartedAt: 0,
    lastWrite: null,
  };
  isolateCaches.set(kv, cache);
  return cache;
}

/**
 * Today's verse and prayer (UTC). Reading them from the isolate or KV costs no D1 rows. Stale counts are returned once
 * more while they are refreshed in the background (2 rows). KV only caches D1, so losing it is harmless.
 */
export async function getDailyContent(
  context: DailyContext,
  now: number,
): Promise<DailyContent> {
  const date = utcDate(now);
  const cache = getIsolateCache(context.kv);
  const cached = cache.content?.date === date ? cache.content : null;
  if (cached && now - cached.countedAt < maxCountAgeMs) return cached;
  const fromKv = await readFromKv(context.kv, date);
  const content = pickNewer(cached, fromKv);
  if (!content) return reloadContent(context, null, date, now);
  cache.content = content;
  if (
    now - content.countedAt >= maxCountAgeMs &&
    now - cache.refreshStartedAt >= refreshTimeoutMs
  ) {
    cache.refreshStartedAt = now;
    const refresh = reloadContent(context, fromKv, date, now)
      // The next request retries.
      .catch(() => null)
      .finally(() => (cache.refreshStartedAt = 0));
    context.waitUntil(refresh);
  }
  return content;
}

/** Scheduled job: puts tomorrow's content into KV, so that the first visitor of the day doesn't wait. */
export async function cacheTomorrow(
  context: Omit<DailyContext, "waitUntil">,
  now: number,
): Promise<void> {
  const content = await loadContent(context, utcDate(now + dayMs), now);
  await writeToKv(context.kv, content);
}

/** Call after an admin adjusts the counts: updates this isolate and KV now. Other isolates follow within a minute. */
export async function refreshDailyContent(
  context: Omit<DailyContext, "waitUntil">,
  now: number,
): Promise<DailyContent> {
  const content = await loadContent(context, utcDate(now), now);
  getIsolateCache(context.kv).content = content;
  await writeToKv(context.kv, content);
  return content;
}

function pickNewer(
  a: CachedContent | null,
  b: CachedContent | null,
): CachedContent | null {
  if (!a || !b) return a ?? b;
  return a.countedAt >= b.countedAt ? a : b;
}

async function readFromKv(
  kv: DailyContext["kv"],
  date: string,
): Promise<CachedContent | null> {
  try {
    return await kv.get<CachedContent>(getKvKey(date), "json");
  } catch (error) {
    console.error("Couldn't read daily content from KV", error);
    return null;
  }
}

async function reloadContent(
  context: DailyContext,
  fromKv: CachedContent | null,
  date: string,
  now: number,
): Promise<CachedContent> {
  const content = await loadContent(context, date, now);
  const cache = getIsolateCache(context.kv);
  cache.content = pickNewer(
    cache.content?.date === date ? cache.content : null,
    content,
  );
  if (
    !isRecentlyWritten(cache, content) &&
    !(fromKv && hasSameCounts(fromKv, content))
  ) {
    cache.lastWrite = content;
    context.waitUntil(writeToKv(context.kv, content));
  }
  return content;
}

/** At most one write a minute per isolate: KV allows one write per second and key worldwide. */
function isRecentlyWritten(
  { lastWrite }: IsolateCache,
  { date, countedAt: at }: CachedContent,
): boolean {
  return lastWrite?.date === date && at - lastWrite.countedAt < maxCountAgeMs;
}

/** If so, KV differs only in its timestamp and needs no write. */
function hasSameCounts(a: CachedContent, b: CachedContent): boolean {
  return dailyKinds.every(
    (kind) =>
      a[kind].likesCount === b[kind].likesCount &&
      a[kind].sharesCount === b[kind].sharesCount,
  );
}

async function loadContent(
  { db, assets }: Pick<DailyContext, "db" | "assets">,
  date: string,
  now: number,
): Promise<CachedContent> {
  const [getCounts, verse] = await Promise.all([
    loadCounts(db, date, date),
    loadVerse(assets, date),
  ]);
  return {
    verse: { ...verse, ...getCounts("verse", date) },
    prayer: { ...getPrayer(date), ...getCounts("prayer", date) },
    date,
    countedAt: now,
  };
}

async function writeToKv(
  kv: DailyContext["kv"],
  content: CachedContent,
): Promise<void> {
  try {
    const text = JSON.stringify(content);
    await kv.put(getKvKey(content.date), text, { expirationTtl: ttlSeconds });
  } catch (error) {
    console.error("Couldn't write daily content to KV", error);
  }
}

function getKvKey(date: string): string {
  return `day:${date}`;
}
