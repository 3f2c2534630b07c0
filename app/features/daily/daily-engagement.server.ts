import type { Db } from "~/db/db.server";
import { sql, type Sql, type SqlId } from "~/db/sql";
import type { dailyActions } from "~/shared/enums";
import { AppError } from "~/shared/errors";
import { utcDate } from "~/shared/time";
import { isInArchive, type DailyKind } from "./daily";
import { getState, selectState, toState } from "./daily-counts.server";
import type {
  DailyEngagement,
  DailyLikeResponse,
  DailyShareResponse,
} from "./daily-api";

/** A daily verse or prayer. Without a date: today's (UTC). */
export interface DailyItem {
  kind: DailyKind;
  date?: string | undefined;
  /** ms */
  now: number;
}

/** Throws `not_found` for invalid and future days and for days before the archive starts. */
export function resolveDate({ date, now }: Omit<DailyItem, "kind">): string {
  const today = utcDate(now);
  const day = date ?? today;
  if (!isInArchive(day, today)) {
    throw new AppError("not_found", { detail: "We couldn't find this day." });
  }
  return day;
}

export async function getDailyEngagement(
  db: Pick<Db, "all" | "first">,
  viewerId: SqlId,
  item: DailyItem,
): Promise<DailyEngagement> {
  const date = resolveDate(item);
  const { liked } = await getState(db, viewerId, item.kind, date);
  return { liked };
}

/**
 * Likes or unlikes the item; without `desired` it toggles. Idempotent if `desired` is given. One D1 batch. Triggers update
 * the counts in the same transaction, so the returned count is exact.
 */
export async function setDailyLike(
  db: Pick<Db, "batch">,
  viewerId: SqlId,
  item: DailyItem,
  desired: boolean | undefined,
): Promise<DailyLikeResponse> {
  const date = resolveDate(item);
  const { kind, now } = item;
  const ownLike = sql`date = ${date} AND kind = ${kind} AND action = 'like' AND userId = ${viewerId}`;
  const insert = insertAction(viewerId, "like", kind, date, now);
  const setLike = desired
    ? insert
    : sql`DELETE FROM daily_engagement WHERE ${ownLike}`;
  const results = await db.batch([
    ...(desired === undefined ? toggleLike(ownLike, insert) : [setLike]),
    selectState(viewerId, kind, date),
  ]);
  const { liked, likesCount } = toState(results.at(-1)?.[0]);
  return { liked, likesCount };
}

/**
 * Marks an existing like, inserts a missing one, deletes the marked one. Concurrent toggles each flip the state that the
 * previous one left.
 */
function toggleLike(ownLike: Sql, insert: Sql): Sql[] {
  return [
    sql`UPDATE daily_engagement SET createdAt = -1 WHERE ${ownLike}`,
    insert,
    sql`DELETE FROM daily_engagement WHERE ${ownLike} AND createdAt = -1`,
  ];
}

/** Counts a share once per user and item. One D1 batch. */
export async function addDailyShare(
  db: Pick<Db, "batch">,
  viewerId: SqlId,
  item: DailyItem,
): Promise<DailyShareResponse> {
  const date = resolveDate(item);
  const { kind, now } = item;
  const [, rows] = await db.batch([
    insertAction(viewerId, "share", kind, date, now),
    selectState(viewerId, kind, date),
  ]);
  return { shared: true, sharesCount: toState(rows?.[0]).sharesCount };
}

/** Inserts nothing if the viewer doesn't exist. */
function insertAction(
  viewerId: SqlId,
  action: (typeof dailyActions)[number],
  kind: DailyKind,
  date: string,
  now: number,
): Sql {
  return sql`INSERT INTO daily_engagement (date, kind, action, userId, createdAt)
             SELECT ${date}, ${kind}, ${action}, id, ${now} FROM users WHERE id = ${viewerId}
             ON CONFLICT DO NOTHING`;
}
