import { utcDate } from "~/shared/time";
import { dailyKinds } from "~/shared/enums";
import type { DailyContent } from "./daily";
import { readCounts } from "./daily-counts.server";
import type { DailyStores } from "./daily-stores.server";
import { readPrayer, readVerse } from "./daily-words.server";

interface Kept extends DailyContent {
  date: string;
  /** ms, when its counts were read. */
  at: number;
}

const day = 86_400_000;
/** ms. Counts may be this old. */
const fresh = 60_000;
/** ms. A refresh that has not come back by then is lost with the request that began it. */
const refreshTime = 10_000;
/** s. Tomorrow's entry lies ready for a day and is asked for during another; then nobody needs it. */
const keptFor = 3 * 86_400;

interface Isolate {
  kept: Kept | null;
  /** ms, when a refresh began that is under way; 0 without one. */
  refreshing: number;
  /** What was last written here: 500 people at once are one write. */
  written: Kept | null;
}

/** What this isolate knows already: spares the trip to KV for a minute. */
const isolates = new WeakMap<object, Isolate>();

function isolateOf(kv: object): Isolate {
  const known = isolates.get(kv);
  if (known) return known;
  const isolate: Isolate = { kept: null, refreshing: 0, written: null };
  isolates.set(kv, isolate);
  return isolate;
}

/**
 * Today's verse and prayer (UTC). From the isolate or KV they cost no row; old counts are shown once
 * more while they are read anew (two rows). KV is written from D1 and may be lost at any time.
 */
export async function getPair(
  stores: DailyStores,
  now: number,
): Promise<DailyContent> {
  const date = utcDate(now);
  const isolate = isolateOf(stores.kv);
  const here = isolate.kept?.date === date ? isolate.kept : null;
  if (here && now - here.at < fresh) return here;
  const stored = await recall(stores.kv, date);
  const kept = newer(here, stored);
  if (!kept) return rebuild(stores, null, date, now);
  isolate.kept = kept;
  if (now - kept.at >= fresh && now - isolate.refreshing >= refreshTime) {
    isolate.refreshing = now;
    const refresh = rebuild(stores, stored, date, now)
      // Whatever goes wrong there, the next request tries again.
      .catch(() => null)
      .finally(() => (isolate.refreshing = 0));
    stores.later(refresh);
  }
  return kept;
}

/** By the schedule: the new day's first visitor finds its pair in KV. */
export async function prepareTomorrow(
  stores: Omit<DailyStores, "later">,
  now: number,
): Promise<void> {
  const kept = await build(stores, utcDate(now + day), now);
  await write(stores.kv, kept);
}

/** Its counts have been changed by hand: known here and in KV at once, elsewhere when a minute is over. */
export async function renewPair(
  stores: Omit<DailyStores, "later">,
  now: number,
): Promise<DailyContent> {
  const kept = await build(stores, utcDate(now), now);
  isolateOf(stores.kv).kept = kept;
  await write(stores.kv, kept);
  return kept;
}

function newer(a: Kept | null, b: Kept | null): Kept | null {
  if (!a || !b) return a ?? b;
  return a.at >= b.at ? a : b;
}

async function recall(
  kv: DailyStores["kv"],
  date: string,
): Promise<Kept | null> {
  try {
    return await kv.get<Kept>(keyOf(date), "json");
  } catch (error) {
    console.error("KV could not be read", error);
    return null;
  }
}

async function rebuild(
  stores: DailyStores,
  stored: Kept | null,
  date: string,
  now: number,
): Promise<Kept> {
  const kept = await build(stores, date, now);
  const isolate = isolateOf(stores.kv);
  isolate.kept = newer(isolate.kept?.date === date ? isolate.kept : null, kept);
  if (!isWritten(isolate, kept) && !(stored && hasSameCounts(stored, kept))) {
    isolate.written = kept;
    stores.later(write(stores.kv, kept));
  }
  return kept;
}

/** One write a minute from here: KV takes one a second a key from the whole world. */
function isWritten({ written }: Isolate, { date, at }: Kept): boolean {
  return written?.date === date && at - written.at < fresh;
}

/** Then KV is right already, and only its clock is not. */
function hasSameCounts(a: Kept, b: Kept): boolean {
  return dailyKinds.every(
    (kind) =>
      a[kind].likesCount === b[kind].likesCount &&
      a[kind].sharesCount === b[kind].sharesCount,
  );
}

async function build(
  { db, assets }: Pick<DailyStores, "db" | "assets">,
  date: string,
  now: number,
): Promise<Kept> {
  const [countsOf, verse] = await Promise.all([
    readCounts(db, date, date),
    readVerse(assets, date),
  ]);
  return {
    verse: { ...verse, ...countsOf("verse", date) },
    prayer: { ...readPrayer(date), ...countsOf("prayer", date) },
    date,
    at: now,
  };
}

async function write(kv: DailyStores["kv"], kept: Kept): Promise<void> {
  try {
    const text = JSON.stringify(kept);
    await kv.put(keyOf(kept.date), text, { expirationTtl: keptFor });
  } catch (error) {
    console.error("KV could not be written", error);
  }
}

function keyOf(date: string): string {
  return `day:${date}`;
}
