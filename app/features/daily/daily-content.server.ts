import type { SqlId } from "~/db/sql";
import { utcDate } from "~/shared/time";
import type { DailyContent, DailyKind, DailyInitialData } from "./daily";
import { getState } from "./daily-counts.server";
import { resolveDate } from "./daily-engagement.server";
import { getDailyContent } from "./daily-content-cache.server";
import type { DailyContext } from "./daily-context.server";
import { getPrayer, loadVerse } from "./daily-text.server";

/**
 * The verse of a day (UTC, 'YYYY-MM-DD', by default today). Today's costs no rows while the isolate or KV has it, another
 * day's costs one. Throws `not_found` for future days and for days before the archive starts.
 */
export async function getVerseOfTheDay(
  context: DailyContext,
  now: number,
  date?: string,
): Promise<DailyContent["verse"]> {
  const day = resolveDate({ date, now });
  if (day === utcDate(now)) return (await getDailyContent(context, now)).verse;
  const [text, { liked, ...counts }] = await Promise.all([
    loadVerse(context.assets, day),
    getState(context.db, null, "verse", day),
  ]);
  return { ...text, ...counts };
}

/** Same costs and errors as `getVerseOfTheDay`. */
export async function getPrayerOfTheDay(
  context: DailyContext,
  now: number,
  date?: string,
): Promise<DailyContent["prayer"]> {
  const day = resolveDate({ date, now });
  if (day === utcDate(now)) return (await getDailyContent(context, now)).prayer;
  const { liked, ...counts } = await getState(context.db, null, "prayer", day);
  return { ...getPrayer(day), ...counts };
}

export const getDaily: {
  [Kind in DailyKind]: (
    context: DailyContext,
    now: number,
    date?: string,
  ) => Promise<DailyContent[Kind]>;
} = { verse: getVerseOfTheDay, prayer: getPrayerOfTheDay };

/**
 * Data for a daily page. Visitors (`viewerId` is null) get counts up to a minute old. Signed-in users get exact counts;
 * that query is batched with the session lookup.
 */
export async function loadDaily<Kind extends DailyKind>(
  context: DailyContext,
  kind: Kind,
  {
    now,
    date,
    viewerId,
  }: { now: number; date?: string | undefined; viewerId: SqlId | null },
): Promise<DailyInitialData<Kind>> {
  const day = resolveDate({ date, now });
  const [content, state] = await Promise.all([
    getDaily[kind](context, now, day),
    viewerId === null ? null : getState(context.db, viewerId, kind, day),
  ]);
  if (!state) return { content, liked: false };
  const { liked, ...counts } = state;
  return { content: { ...content, ...counts }, liked };
}
