import type { SqlId } from "~/db/sql";
import { utcDate } from "~/shared/time";
import type { DailyContent, DailyKind, DailySeed } from "./daily";
import { readState } from "./daily-counts.server";
import { dayOf } from "./daily-engagement.server";
import { getPair } from "./daily-pair.server";
import type { DailyStores } from "./daily-stores.server";
import { readPrayer, readVerse } from "./daily-words.server";

/**
 * The verse of a day (UTC, 'YYYY-MM-DD'; today without one). Today's costs no row while KV or the
 * isolate has it; another day's costs one. `not_found` for a day that has not come, or is older than
 * the archive.
 */
export async function getVerseOfTheDay(
  stores: DailyStores,
  now: number,
  date?: string,
): Promise<DailyContent["verse"]> {
  const day = dayOf({ date, now });
  if (day === utcDate(now)) return (await getPair(stores, now)).verse;
  const [words, { liked, ...counts }] = await Promise.all([
    readVerse(stores.assets, day),
    readState(stores.db, null, "verse", day),
  ]);
  return { ...words, ...counts };
}

/** The prayer of a day, as the verse. */
export async function getPrayerOfTheDay(
  stores: DailyStores,
  now: number,
  date?: string,
): Promise<DailyContent["prayer"]> {
  const day = dayOf({ date, now });
  if (day === utcDate(now)) return (await getPair(stores, now)).prayer;
  const { liked, ...counts } = await readState(stores.db, null, "prayer", day);
  return { ...readPrayer(day), ...counts };
}

export const getDaily: {
  [Kind in DailyKind]: (
    stores: DailyStores,
    now: number,
    date?: string,
  ) => Promise<DailyContent[Kind]>;
} = { verse: getVerseOfTheDay, prayer: getPrayerOfTheDay };

/**
 * What a page of the day shows. A visitor (`viewerId` null) gets counts up to a minute old; for
 * someone with a session they are exact, and that one trip to D1 is shared with the session's.
 */
export async function openDaily<Kind extends DailyKind>(
  stores: DailyStores,
  kind: Kind,
  {
    now,
    date,
    viewerId,
  }: { now: number; date?: string | undefined; viewerId: SqlId | null },
): Promise<DailySeed<Kind>> {
  const day = dayOf({ date, now });
  const [content, state] = await Promise.all([
    getDaily[kind](stores, now, day),
    viewerId === null ? null : readState(stores.db, viewerId, kind, day),
  ]);
  if (!state) return { content, liked: false };
  const { liked, ...counts } = state;
  return { content: { ...content, ...counts }, liked };
}
