import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { Sql, SqlId } from "~/db/sql";
import type { dailyActions } from "~/shared/enums";
import { AppError } from "~/shared/errors";
import { utcDate } from "~/shared/time";
import { firstDay, isShown } from "./daily";
import type { DailyKind } from "./daily";
import { readState, selectState, toState } from "./daily-counts.server";
import type {
  DailyEngagement,
  DailyLikeReply,
  DailyShareReply,
} from "./daily-wire";

/** Which verse or prayer: of today (UTC) where no date is given. */
export interface DailyChoice {
  kind: DailyKind;
  date?: string | undefined;
  /** ms */
  now: number;
}

/** The day meant; `not_found` for one that has not come, or is older than the archive. */
export function dayOf({
  date,
  now,
}: Pick<DailyChoice, "date" | "now">): string {
  const today = utcDate(now);
  const day = date ?? today;
  if (!isShown(day, today)) {
    throw new AppError("not_found", {
      detail:
        day > today
          ? "This day has not come yet."
          : `There is no such day here: the first is ${firstDay}.`,
    });
  }
  return day;
}

/** Whether the viewer likes it. One trip to D1. */
export async function engagementOf(
  db: Pick<Db, "all" | "first">,
  viewerId: SqlId,
  choice: DailyChoice,
): Promise<DailyEngagement> {
  const date = dayOf(choice);
  const { liked } = await readState(db, viewerId, choice.kind, date);
  return { liked };
}

/**
 * Makes the viewer like it, or not; without `desired` the state is turned over. Idempotent where it
 * is given. One trip to D1, all or nothing; triggers keep the counts, so the reply's number is exact.
 */
export async function setDailyLike(
  db: Pick<Db, "batch">,
  viewerId: SqlId,
  choice: DailyChoice,
  desired: boolean | undefined,
): Promise<DailyLikeReply> {
  const date = dayOf(choice);
  const { kind, now } = choice;
  const own = sql`date = ${date} AND kind = ${kind} AND action = 'like' AND userId = ${viewerId}`;
  const insert = insertAct(viewerId, "like", kind, date, now);
  const replies = await db.batch([
    ...(desired === undefined ? turnOver(own, insert) : []),
    ...(desired === true ? [insert] : []),
    ...(desired === false
      ? [sql`DELETE FROM daily_engagement WHERE ${own}`]
      : []),
    selectState(viewerId, kind, date),
  ]);
  const { liked, likesCount } = toState(replies.at(-1)?.[0]);
  return { liked, likesCount };
}

/**
 * What was there is marked, what was not is written, what is marked goes: however many turn it over
 * at once, each turns over what the one before has left.
 */
function turnOver(own: Sql, insert: Sql): Sql[] {
  return [
    sql`UPDATE daily_engagement SET createdAt = -1 WHERE ${own}`,
    insert,
    sql`DELETE FROM daily_engagement WHERE ${own} AND createdAt = -1`,
  ];
}

/**
 * Notes that the viewer has passed it on: once a person and day, however often it is sent. One trip
 * to D1.
 */
export async function addDailyShare(
  db: Pick<Db, "batch">,
  viewerId: SqlId,
  choice: DailyChoice,
): Promise<DailyShareReply> {
  const date = dayOf(choice);
  const { kind, now } = choice;
  const [, rows] = await db.batch([
    insertAct(viewerId, "share", kind, date, now),
    selectState(viewerId, kind, date),
  ]);
  return { shared: true, sharesCount: toState(rows?.[0]).sharesCount };
}

/** Nothing is inserted where the viewer does not exist. */
function insertAct(
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
