import { dayMs } from "~/shared/duration.mjs";
import { utcDate } from "~/shared/time";
import type { DailyContent } from "./daily";
import { loadCounts } from "./daily-counts.server";
import type { DailyContext } from "./daily-context.server";
import { loadItem } from "./daily-text.server";

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
  /** ms. At most one write a minute per isolate: KV allows one write per second and key worldwide. */
  writtenAt: number;
}

/** One cache per isolate, keyed by its KV binding. Saves the KV read for a minute. */
const isolateCaches = new WeakMap<object, IsolateCache>();

function getIsolateCache(kv: object): IsolateCache {
  const cache = isolateCaches.get(kv) ?? {
    content: null,
    refreshStartedAt: 0,
    writtenAt: 0,
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
  const isFresh = ({ countedAt }: CachedContent) =>
    now - countedAt < maxCountAgeMs;
  const cached = cache.content?.date === date ? cache.content : null;
  if (cached && isFresh(cached)) return cached;
  const fromKv = await readFromKv(context.kv, date);
  const content =
    fromKv && fromKv.countedAt > (cached?.countedAt ?? 0) ? fromKv : cached;
  if (!content) return reloadContent(context, null, now);
  cache.content = content;
  if (!isFresh(content) && now - cache.refreshStartedAt >= refreshTimeoutMs) {
    cache.refreshStartedAt = now;
    const refresh = reloadContent(context, fromKv, now)
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

async function readFromKv(
  kv: DailyContext["kv"],
  date: string,
): Promise<CachedContent | null> {
  return kv
    .get<CachedContent>(`day:${date}`, "json")
    .catch((error: unknown) => {
      console.error("Couldn't read daily content from KV", error);
      return null;
    });
}

async function reloadContent(
  context: DailyContext,
  fromKv: CachedContent | null,
  now: number,
): Promise<CachedContent> {
  const content = await loadContent(context, utcDate(now), now);
  const cache = getIsolateCache(context.kv);
  cache.content = content;
  // Otherwise KV differs only in its timestamp and needs no write.
  const isChanged =
    JSON.stringify([fromKv?.verse, fromKv?.prayer]) !==
    JSON.stringify([content.verse, content.prayer]);
  if (isChanged && now - cache.writtenAt >= maxCountAgeMs) {
    cache.writtenAt = now;
    context.waitUntil(writeToKv(context.kv, content));
  }
  return content;
}

async function loadContent(
  { db, assets }: Pick<DailyContext, "db" | "assets">,
  date: string,
  now: number,
): Promise<CachedContent> {
  const getCounts = await loadCounts(db, date, date);
  const [verse, prayer] = await Promise.all([
    loadItem.verse(assets, date, getCounts("verse", date)),
    loadItem.prayer(assets, date, getCounts("prayer", date)),
  ]);
  return { verse, prayer, date, countedAt: now };
}

async function writeToKv(
  kv: DailyContext["kv"],
  content: CachedContent,
): Promise<void> {
  await kv
    .put(`day:${content.date}`, JSON.stringify(content), {
      expirationTtl: ttlSeconds,
    })
    .catch((error: unknown) => {
      console.error("Couldn't write daily content to KV", error);
    });
}
