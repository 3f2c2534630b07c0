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
import type { CountedPage, GamePlay, PageVisit } from "./visit";

/** A browser starts a session at most every half hour. A person with more than this per day is a script. */
const maxSessionsPerDay = 50;

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
  const uses = counted === null ? [anyUse] : [anyUse, counted];
  await db.batch([
    countSigns(signAt(viewerId, sessionId, bitOf(counted), now)),
    countUses(usesAt(viewerId, uses, now)),
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
        SELECT ${newId(now)}, id, ${gameName}, ${sessionId}, ${now} FROM users
        WHERE id = ${viewerId} AND countsVisits = 1`,
    countSigns(signAt(viewerId, sessionId, 0, now)),
    countUses(usesAt(viewerId, [anyUse, gameName], now)),
  ]);
}

/** Its bit in `visits.pages`; none for a page that is not counted by itself. */
export const bitOf = (page: CountedPage | null): number =>
  page === null ? 0 : 1 << countedPages.indexOf(page);

const signAt = (
  viewerId: SqlId,
  sessionId: string,
  pages: number,
  now: number,
) =>
  sql`SELECT ${viewerId} AS userId, ${sessionId} AS sessionId, ${dayOf(now)} AS day, ${now} AS at, ${pages} AS pages`;

const usesAt = (viewerId: SqlId, uses: string[], now: number) =>
  sql`SELECT ${viewerId} AS userId, json_each.value AS use, ${dayOf(now)} AS day
      FROM json_each(${JSON.stringify(uses)})`;

/**
 * Counts signs of life (userId, sessionId, day, at, pages; of one UTC day, in their order). The time since the last sign is
 * the session's, unless it was idle: then another begins. Time across midnight is that of the day of the later sign,
 * so a day that is over never changes. Nobody's sign, or of who does not want to be counted, writes nothing. Nor does
 * a new session once the day has `maxSessionsPerDay`: finding that out reads one row per session of that day.
 */
export function countSigns(signs: Sql): Sql {
  return sql`
    INSERT INTO visits (userId, day, sessionId, startedAt, seenAt, carried, ms, pages)
    SELECT u.id, s.day, s.sessionId, s.at, s.at,
           coalesce(s.at - y.seenAt <= ${idle}, 0),
           CASE WHEN s.at - y.seenAt <= ${idle} THEN s.at - y.seenAt ELSE 0 END, s.pages
    FROM (${signs}) s CROSS JOIN users u ON u.id = s.userId AND u.countsVisits = 1
    LEFT JOIN visits y ON y.userId = u.id AND y.day = s.day - 1 AND y.sessionId = s.sessionId
    WHERE EXISTS (SELECT 1 FROM visits o WHERE o.userId = u.id AND o.day = s.day AND o.sessionId = s.sessionId)
      OR NOT EXISTS (
        SELECT 1 FROM visits o WHERE o.userId = u.id AND o.day = s.day LIMIT 1 OFFSET ${maxSessionsPerDay - 1})
    ON CONFLICT (userId, day, sessionId) DO UPDATE SET
      sessions = sessions + (excluded.seenAt - seenAt > ${idle}),
      ms = ms + CASE WHEN excluded.seenAt - seenAt BETWEEN 0 AND ${idle} THEN excluded.seenAt - seenAt ELSE 0 END,
      seenAt = max(seenAt, excluded.seenAt),
      pages = pages | excluded.pages`;
}

/** Notes what was used (userId, use, day): only the first of a day writes, and triggers count it by its gap. */
export function countUses(uses: Sql): Sql {
  return sql`
    INSERT INTO last_uses (userId, use, day)
    SELECT u.id, s.use, s.day FROM (${uses}) s CROSS JOIN users u ON u.id = s.userId AND u.countsVisits = 1
    WHERE TRUE
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
