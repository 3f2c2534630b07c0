import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql, SqlId } from "~/db/sql";
import { countedPages } from "~/shared/enums";
import { newId } from "~/shared/id";
import type { OptOutReply } from "./opt-out";
import { dayOf, periodMax } from "./period";
import { idle } from "./idle";
import { countedPage } from "./visit";
import type { GamePlay, PageVisit } from "./visit";

/** What stands for being there at all among the things that people are counted by. */
export const anyUse = "any";

/** One sign of life of a session: two rows written, five with the first of a day. */
export async function recordVisit(
  db: Db,
  viewerId: SqlId,
  { page, sessionId }: PageVisit,
  now: number,
): Promise<void> {
  const counted = countedPage(page);
  const bit = counted === null ? 0 : 1 << countedPages.indexOf(counted);
  await db.batch([
    signOfLife(viewerId, sessionId, bit, now),
    noteUses(viewerId, counted === null ? [anyUse] : [anyUse, counted], now),
  ]);
}

/** A round that has begun is a sign of life as well. */
export async function recordPlay(
  db: Db,
  viewerId: SqlId,
  { gameName, sessionId }: GamePlay,
  now: number,
): Promise<void> {
  await db.batch([
    sql`INSERT INTO game_plays (id, userId, game, sessionId, createdAt)
        SELECT ${newId(now)}, id, ${gameName}, ${sessionId}, ${now} FROM users ${whoCounts(viewerId)}`,
    signOfLife(viewerId, sessionId, 0, now),
    noteUses(viewerId, [anyUse, gameName], now),
  ]);
}

/** Nothing is written for nobody, nor for who does not want to be counted. */
const whoCounts = (viewerId: SqlId) =>
  sql`WHERE users.id = ${viewerId} AND users.countsVisits = 1`;

/**
 * The time since the last sign is the session's, unless it was idle: then another begins. Time across midnight is
 * that of the day of the later sign, so a day that is over never changes.
 */
function signOfLife(
  viewerId: SqlId,
  sessionId: string,
  bit: number,
  now: number,
): Sql {
  const day = dayOf(now);
  return sql`
    INSERT INTO visits (userId, day, sessionId, startedAt, seenAt, carried, ms, pages)
    SELECT users.id, ${day}, ${sessionId}, ${now}, ${now},
           coalesce(${now} - y.seenAt <= ${idle}, 0),
           CASE WHEN ${now} - y.seenAt <= ${idle} THEN ${now} - y.seenAt ELSE 0 END, ${bit}
    FROM users LEFT JOIN visits y ON y.userId = users.id AND y.day = ${day - 1} AND y.sessionId = ${sessionId}
    ${whoCounts(viewerId)}
    ON CONFLICT (userId, day, sessionId) DO UPDATE SET
      sessions = sessions + (excluded.seenAt - seenAt > ${idle}),
      ms = ms + CASE WHEN excluded.seenAt - seenAt BETWEEN 0 AND ${idle} THEN excluded.seenAt - seenAt ELSE 0 END,
      seenAt = max(seenAt, excluded.seenAt),
      pages = pages | excluded.pages`;
}

/** Only the first of a day writes; triggers count it by how long ago the last was. */
function noteUses(viewerId: SqlId, uses: string[], now: number): Sql {
  return sql`
    INSERT INTO last_uses (userId, use, day)
    SELECT users.id, json_each.value, ${dayOf(now)} FROM users CROSS JOIN json_each(${JSON.stringify(uses)})
    ${whoCounts(viewerId)}
    ON CONFLICT (userId, use) DO UPDATE SET day = excluded.day WHERE excluded.day > day`;
}

/** Raw visits and rounds go when their 90 days are over; their days are rolled up long before. */
export async function sweepVisits(db: Db, now: number): Promise<void> {
  const first = dayOf(now) - periodMax + 1;
  await db.batch([
    sql`DELETE FROM visits WHERE day < ${first}`,
    sql`DELETE FROM game_plays WHERE createdAt < ${first * 86_400_000}`,
  ]);
}

/** Whether a person's visits are left uncounted. One row. */
export async function hasOptedOut(db: Db, viewerId: string): Promise<boolean> {
  const row = await db.first<Row<typeof users, "countsVisits">>(
    sql`SELECT countsVisits FROM users WHERE id = ${viewerId}`,
  );
  return row?.countsVisits === 0;
}

/** From now on. What was counted before stays for its 90 days, and goes with the account. */
export async function setOptOut(
  db: Db,
  viewerId: SqlId,
  desired: boolean,
): Promise<OptOutReply> {
  await db.batch([
    sql`UPDATE users SET countsVisits = ${!desired} WHERE id = ${viewerId}`,
  ]);
  return { optedOut: desired };
}
