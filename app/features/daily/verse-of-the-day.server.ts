import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { verseTexts } from "~/features/bible/chapter";
import { getChapter } from "~/features/bible/chapter.server";
import { parseReference } from "~/features/bible/reference";
import { defaultVersion } from "~/features/bible/versions";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import { utcDate } from "~/shared/time";
import { gradients, seasonOf } from "./season";
import type { VerseOfTheDay } from "./verse-of-the-day";
import { verseOf } from "./verses-of-the-year";

export interface DailyStores {
  db: Pick<Db, "first">;
  kv: Pick<KVNamespace, "get" | "put">;
  assets: Fetcher;
  /** For work that the answer does not wait for. */
  later: (work: Promise<unknown>) => void;
}

/** The stores of a request. */
export function dailyStores({
  db,
  env,
  waitUntil,
}: Pick<AppContext, "db" | "env" | "waitUntil">): DailyStores {
  return { db, kv: env.DAILY, assets: env.ASSETS, later: waitUntil };
}

interface Kept {
  verse: VerseOfTheDay;
  date: string;
  /** ms, when its counts were read. */
  at: number;
}

/** ms. Counts may be this old; KV takes one write a second a key, this is one a minute. */
const fresh = 60_000;
/** s. Yesterday's entry may still be asked for at midnight; then nobody needs it. */
const keptFor = 2 * 86_400;

/** What this isolate knows already: spares the trip to KV for a minute. */
const known = new WeakMap<object, Kept>();

/**
 * The verse of the UTC day. From the isolate or KV it costs no row; old counts are shown once more
 * while they are read anew (one row). KV is written from D1 and may be lost at any time.
 */
export async function getVerseOfTheDay(
  stores: DailyStores,
  now: number,
): Promise<VerseOfTheDay> {
  const date = utcDate(now);
  const kept = await recall(stores, date, now);
  if (!kept) return rebuild(stores, date, now);
  if (now - kept.at >= fresh) {
    // Whatever goes wrong there, the next request tries again.
    stores.later(rebuild(stores, date, now).catch(() => null));
  }
  return kept.verse;
}

async function recall(
  { kv }: DailyStores,
  date: string,
  now: number,
): Promise<Kept | null> {
  const here = known.get(kv);
  if (here?.date === date && now - here.at < fresh) return here;
  try {
    const kept = await kv.get<Kept>(keyOf(date), "json");
    if (kept) known.set(kv, kept);
    return kept;
  } catch (error) {
    console.error("KV could not be read", error);
    return here?.date === date ? here : null;
  }
}

async function rebuild(
  stores: DailyStores,
  date: string,
  now: number,
): Promise<VerseOfTheDay> {
  const [text, counts] = await Promise.all([
    readText(stores.assets, verseOf(date)),
    readCounts(stores.db, date),
  ]);
  const verse: VerseOfTheDay = {
    text,
    verse: text,
    reference: verseOf(date).replace("-", "–"),
    gradient: gradients[seasonOf(date)],
    ...counts,
  };
  const kept: Kept = { verse, date, at: now };
  known.set(stores.kv, kept);
  stores.later(
    stores.kv
      .put(keyOf(date), JSON.stringify(kept), { expirationTtl: keptFor })
      .catch((error: unknown) => {
        console.error("KV could not be written", error);
      }),
  );
  return verse;
}

function keyOf(date: string): string {
  return `verse:${date}`;
}

/** In the version that the reader opens with. */
async function readText(assets: Fetcher, reference: string): Promise<string> {
  const place = parseReference(reference);
  const chapter =
    place &&
    (await getChapter(assets, defaultVersion, place.book, place.chapter));
  if (!place?.verse || !chapter) {
    throw new AppError("unexpected", { cause: `No such place: ${reference}` });
  }
  const { verse: first, lastVerse: last = first } = place;
  return verseTexts(chapter)
    .filter(({ verse }) => verse >= first && verse <= last)
    .map(({ text }) => text)
    .join(" ");
}

/** Organic and adjusted together, never below 0 (decisions.md). One row. */
async function readCounts(
  db: DailyStores["db"],
  date: string,
): Promise<Pick<VerseOfTheDay, "likesCount" | "sharesCount">> {
  const row = await db.first<{ likesCount: number; sharesCount: number }>(
    sql`SELECT max(0, likesCount + likesAdjustment) AS likesCount,
               max(0, sharesCount + sharesAdjustment) AS sharesCount
        FROM daily_counts WHERE date = ${date} AND kind = 'verse'`,
  );
  return row ?? { likesCount: 0, sharesCount: 0 };
}
