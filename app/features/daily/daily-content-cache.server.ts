import type { AppContext } from "~/platform/context.server";
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
/** An entry is written up to a day ahead and read for one day. */
const ttlSeconds = 3 * 86_400;

/** One entry per isolate, keyed by its KV binding. Saves the KV read. */
const isolateCaches = new WeakMap<object, CachedContent>();

/**
 * Today's verse and prayer (UTC). Reading them from the isolate or KV costs no D1 rows. Stale counts are returned once
 * more while they are refreshed in the background (2 rows). KV only caches D1, so losing it is harmless.
 */
export async function getDailyContent(
  context: DailyContext,
): Promise<DailyContent> {
  const { env, now } = context;
  const date = utcDate(now);
  const cached = isolateCaches.get(env.DAILY);
  const content =
    cached?.date === date ? cached : await readFromKv(env.DAILY, date);
  if (!content) return refreshDailyContent(context);
  const isFresh = now - content.countedAt < maxCountAgeMs;
  // Stale content counts as fresh meanwhile, so that only one request refreshes it.
  isolateCaches.set(
    env.DAILY,
    isFresh ? content : { ...content, countedAt: now },
  );
  if (!isFresh)
    context.waitUntil(refreshDailyContent(context).catch(() => null));
  return content;
}

/** Today's verse and prayer for a page around them, which an error must not break: null then. */
export async function loadTodaysContent(
  app: AppContext,
): Promise<DailyContent | null> {
  try {
    return await getDailyContent(app);
  } catch (error) {
    console.error(`[${app.requestId}]`, error);
    return null;
  }
}

/** Scheduled job: puts tomorrow's content into KV, so that the first visitor of the day doesn't wait. */
export async function cacheTomorrow(
  context: Omit<DailyContext, "waitUntil">,
): Promise<void> {
  const content = await loadContent(context, utcDate(context.now + dayMs));
  await writeToKv(context.env.DAILY, content);
}

async function readFromKv(
  kv: KVNamespace,
  date: string,
): Promise<CachedContent | null> {
  return kv
    .get<CachedContent>(`day:${date}`, "json")
    .catch((error: unknown) => {
      console.error("Couldn't read daily content from KV", error);
      return null;
    });
}

/** Reads the counts from D1 now. Other isolates follow within a minute. */
export async function refreshDailyContent(
  context: DailyContext,
): Promise<CachedContent> {
  const { env, now } = context;
  const content = await loadContent(context, utcDate(now));
  const before = isolateCaches.get(env.DAILY);
  isolateCaches.set(env.DAILY, content);
  // Otherwise KV differs only in its timestamp. It allows one write per second and key worldwide.
  const isChanged =
    JSON.stringify([before?.verse, before?.prayer]) !==
    JSON.stringify([content.verse, content.prayer]);
  if (isChanged) context.waitUntil(writeToKv(env.DAILY, content));
  return content;
}

async function loadContent(
  { db, env, now }: Omit<DailyContext, "waitUntil">,
  date: string,
): Promise<CachedContent> {
  const getCounts = await loadCounts(db, date, date);
  const [verse, prayer] = await Promise.all([
    loadItem.verse(env.ASSETS, date, getCounts("verse", date)),
    loadItem.prayer(env.ASSETS, date, getCounts("prayer", date)),
  ]);
  return { verse, prayer, date, countedAt: now };
}

async function writeToKv(
  kv: KVNamespace,
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
