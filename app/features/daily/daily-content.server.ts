import type { SqlId } from "~/db/sql";
import { utcDate } from "~/shared/time";
import type { DailyContent, DailyKind, DailyInitialData } from "./daily";
import { getState } from "./daily-counts.server";
import { resolveDate } from "./daily-engagement.server";
import { getDailyContent } from "./daily-content-cache.server";
import type { DailyContext } from "./daily-context.server";
import { loadItem } from "./daily-text.server";

/**
 * The verse or prayer of a day (UTC, 'YYYY-MM-DD', by default today). Today's costs no rows while the isolate or KV has
 * it, another day's costs one. Throws `not_found` for future days and for days before the archive starts.
 */
export async function getDaily<Kind extends DailyKind>(
  context: DailyContext,
  kind: Kind,
  date?: string,
): Promise<DailyContent[Kind]> {
  const { now } = context;
  const day = resolveDate({ date, now });
  if (day === utcDate(now)) return (await getDailyContent(context))[kind];
  const { liked, ...counts } = await getState(context.db, null, kind, day);
  return loadItem[kind](context.env.ASSETS, day, counts);
}

/**
 * Data for a daily page. Visitors (`viewerId` is null) get counts up to a minute old. Signed-in users get exact counts;
 * that query is batched with the session lookup.
 */
export async function loadDaily<Kind extends DailyKind>(
  context: DailyContext,
  kind: Kind,
  viewerId: SqlId | null,
  date?: string,
): Promise<DailyInitialData<Kind>> {
  const day = resolveDate({ date, now: context.now });
  const [content, state] = await Promise.all([
    getDaily(context, kind, day),
    viewerId === null ? null : getState(context.db, viewerId, kind, day),
  ]);
  if (!state) return { content, liked: false };
  const { liked, ...counts } = state;
  return { content: { ...content, ...counts }, liked };
}
