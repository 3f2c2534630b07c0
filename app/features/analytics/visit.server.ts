import { dayMs } from "~/shared/duration.mjs";
import type { Db } from "~/db/db.server";
import { sql, type Sql, type SqlId } from "~/db/sql";
import { trackedPages } from "~/shared/enums";
import { newId } from "~/shared/id";
import { toDay, maxPeriodDays } from "./period";
import { sessionTimeoutMs } from "./session-timeout";
import {
  toTrackedPage,
  type TrackedPage,
  type GamePlay,
  type PageVisit,
} from "./visit";

/** A browser starts at most one session every half hour, so a user with more than 50 a day runs a script. */
const maxSessionsPerDay = 50;

/** Stands for any activity at all. */
export const anyFeature = "any";

/** Extends the session and marks the page as used today. Writes 2 rows, 5 on the first view of a day. */
export async function recordPageVisit(
  db: Db,
  viewerId: SqlId,
  { page, sessionId }: PageVisit,
  now: number,
): Promise<void> {
  const trackedPage = toTrackedPage(page);
  const features =
    trackedPage === null ? [anyFeature] : [anyFeature, trackedPage];
  await db.batch([
    upsertVisits(
      selectHeartbeat(viewerId, sessionId, getPageFlag(trackedPage), now),
    ),
    upsertLastUses(selectUsedFeatures(viewerId, features, now)),
  ]);
}

/** Starting a round also counts as activity. */
export async function recordGamePlay(
  db: Db,
  viewerId: SqlId,
  { gameName, sessionId }: GamePlay,
  now: number,
): Promise<void> {
  await db.batch([
    sql`INSERT INTO game_plays (id, userId, game, sessionId, createdAt)
        SELECT ${newId(now)}, id, ${gameName}, ${sessionId}, ${now} FROM users
        WHERE id = ${viewerId} AND allowsAnalytics = 1`,
    upsertVisits(selectHeartbeat(viewerId, sessionId, 0, now)),
    upsertLastUses(selectUsedFeatures(viewerId, [anyFeature, gameName], now)),
  ]);
}

/** The page's bit in `visits.pageFlags`; 0 for pages that the dashboard doesn't report by name. */
export const getPageFlag = (page: TrackedPage | null): number =>
  page === null ? 0 : 1 << trackedPages.indexOf(page);

const selectHeartbeat = (
  viewerId: SqlId,
  sessionId: string,
  pageFlags: number,
  now: number,
) =>
  sql`SELECT ${viewerId} AS userId, ${sessionId} AS sessionId, ${toDay(now)} AS day, ${now} AS at, ${pageFlags} AS pageFlags`;

const selectUsedFeatures = (viewerId: SqlId, features: string[], now: number) =>
  sql`SELECT ${viewerId} AS userId, json_each.value AS feature, ${toDay(now)} AS day
      FROM json_each(${JSON.stringify(features)})`;

/**
 * Adds heartbeats (userId, sessionId, day, at, pageFlags; all of one UTC day, in order) to their sessions. The time since
 * the last heartbeat counts as session time, unless the session timed out: then a new one starts. Time across midnight
 * counts for the later day, so completed days never change. No-op for visitors, for users who opted out of analytics,
 * and for new sessions beyond `maxSessionsPerDay`. Checking that limit reads one row per session of the day.
 */
export function upsertVisits(heartbeats: Sql): Sql {
  return sql`
    INSERT INTO visits (userId, day, sessionId, startedAt, lastSeenAt, continuedSessions, durationMs, pageFlags)
    SELECT u.id, s.day, s.sessionId, s.at, s.at,
           coalesce(s.at - y.lastSeenAt <= ${sessionTimeoutMs}, 0),
           CASE WHEN s.at - y.lastSeenAt <= ${sessionTimeoutMs} THEN s.at - y.lastSeenAt ELSE 0 END, s.pageFlags
    FROM (${heartbeats}) s CROSS JOIN users u ON u.id = s.userId AND u.allowsAnalytics = 1
    LEFT JOIN visits y ON y.userId = u.id AND y.day = s.day - 1 AND y.sessionId = s.sessionId
    WHERE EXISTS (SELECT 1 FROM visits o WHERE o.userId = u.id AND o.day = s.day AND o.sessionId = s.sessionId)
      OR NOT EXISTS (
        SELECT 1 FROM visits o WHERE o.userId = u.id AND o.day = s.day LIMIT 1 OFFSET ${maxSessionsPerDay - 1})
    ON CONFLICT (userId, day, sessionId) DO UPDATE SET
      sessions = sessions + (excluded.lastSeenAt - lastSeenAt > ${sessionTimeoutMs}),
      durationMs = durationMs
        + CASE WHEN excluded.lastSeenAt - lastSeenAt BETWEEN 0 AND ${sessionTimeoutMs} THEN excluded.lastSeenAt - lastSeenAt ELSE 0 END,
      lastSeenAt = max(lastSeenAt, excluded.lastSeenAt),
      pageFlags = pageFlags | excluded.pageFlags`;
}

/** Records used features (userId, feature, day). Only the first use of a day writes. Triggers bucket it by days since the last use. */
export function upsertLastUses(features: Sql): Sql {
  return sql`
    INSERT INTO last_uses (userId, feature, day)
    SELECT u.id, s.feature, s.day FROM (${features}) s CROSS JOIN users u ON u.id = s.userId AND u.allowsAnalytics = 1
    WHERE TRUE
    ON CONFLICT (userId, feature) DO UPDATE SET day = excluded.day WHERE excluded.day > day`;
}

/** Deletes visits and rounds after 90 days. Their days are rolled up long before. */
export async function deleteExpiredVisits(db: Db, now: number): Promise<void> {
  const first = toDay(now) - maxPeriodDays + 1;
  await db.batch([
    sql`DELETE FROM visits WHERE day < ${first}`,
    sql`DELETE FROM game_plays WHERE createdAt < ${first * dayMs}`,
  ]);
}

/** Doesn't delete earlier visits: those stay for 90 days, or until the account is deleted. */
export async function setOptOut(
  db: Db,
  viewerId: SqlId,
  desired: boolean,
): Promise<void> {
  await db.batch([
    sql`UPDATE users SET allowsAnalytics = ${!desired} WHERE id = ${viewerId}`,
  ]);
}
