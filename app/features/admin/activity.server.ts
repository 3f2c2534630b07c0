import type { Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type { users, visits } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import {
  loadDailyMetrics,
  type AnalyticsContext,
} from "~/features/analytics/daily-rollups.server";
import { sumSessions } from "~/features/analytics/daily-metrics";
import { anyFeature } from "~/features/analytics/visit.server";
import { toDateString, type Period } from "~/features/analytics/period";
import { requireLevel } from "~/features/users/admin-level";
import { parseTimeCursor } from "~/features/users/time-cursor";
import { toPage, type Page } from "~/shared/page";
import type { Viewer } from "~/shared/viewer";
import type { ActivityQuery, DailyUsers, SessionAnalytics } from "./activity";
import { searchUserIds } from "./user-search.server";

type Person = Row<
  typeof users,
  "id" | "firstName" | "lastName" | "username" | "email"
>;

interface DayRow extends Person {
  day: number;
  sessionCount: number;
}

type Query = Omit<ActivityQuery, "days" | "from" | "to">;

/**
 * The visits of a period from the cursor on, of the users in `ids`, a JSON array, or of all users. Uses a single upper
 * bound: with a second one, D1 would read every visit between the two.
 */
function matchesPage(
  { start, end }: Period,
  cursor: string | undefined,
  ids: string | null,
): Sql {
  const [at, id] = parseTimeCursor(cursor);
  const [day, before] = at > end ? [end + 1, ""] : [at, id];
  const hasUser =
    ids === null
      ? sql`TRUE`
      : sql`v.userId IN (SELECT value FROM json_each(${ids}))`;
  return sql`v.day >= ${start} AND (v.day, v.userId) < (${day}, ${before}) AND ${hasUser}`;
}

/**
 * GET /api/admin/daily-users: the active users of each day, latest first. The limit counts users, so a day can continue
 * on the next page. Cost: two rows per user and day shown, three with a second session.
 */
export async function listDailyUsers(
  app: AnalyticsContext,
  viewer: Viewer,
  period: Period,
  { q, limit, cursor }: Query,
): Promise<Page<DailyUsers>> {
  requireLevel(viewer, "read");
  const ids = await searchUserIds(app.db, q);
  const [rows, days] = await Promise.all([
    app.db.all<DayRow>(
      sql`SELECT s.day, s.sessionCount, u.id, u.firstName, u.lastName, u.username, u.email
          FROM (SELECT v.day, v.userId, sum(v.sessions) AS sessionCount FROM visits v
                WHERE ${matchesPage(period, cursor, ids)}
                GROUP BY v.day, v.userId ORDER BY v.day DESC, v.userId DESC LIMIT ${limit + 1}) s
          CROSS JOIN users u ON u.id = s.userId
          ORDER BY s.day DESC, s.userId DESC`,
    ),
    loadDailyMetrics(app, period.start, period.end),
  ]);
  const { items, next } = toPage(
    rows,
    limit,
    (row) => row,
    (row) => `${row.day}.${row.id}`,
  );
  const shownDays = [...new Set(items.map(({ day }) => day))];
  return {
    next,
    items: shownDays.map((day) => ({
      date: toDateString(day),
      activeUsers: days.get(day)?.usage[anyFeature]?.[0] ?? 0,
      sessions: sumSessions(days, { ...period, start: day, end: day }).sessions,
      users: items
        .filter((row) => row.day === day)
        .map(({ day: _, ...person }) => person),
    })),
  };
}

interface ActiveDay extends Row<typeof visits, "day" | "userId"> {
  isLast: Bit;
}

/** Rows scanned per page. A user's earlier days are scanned too but not shown. */
const maxDaysScanned = 500;

/**
 * GET /api/admin/session-analytics: session totals per user, last active first. A page may be short and still have a
 * next one. Cost: at most 500 user days, plus the visits of the users shown.
 */
export async function listSessionAnalytics(
  db: Db,
  viewer: Viewer,
  period: Period,
  { q, limit, cursor }: Query,
): Promise<Page<SessionAnalytics>> {
  requireLevel(viewer, "read");
  const ids = await searchUserIds(db, q);
  const scanned = await db.all<ActiveDay>(
    sql`SELECT v.day, v.userId, NOT EXISTS (
          SELECT 1 FROM visits l WHERE l.userId = v.userId AND l.day > v.day AND l.day <= ${period.end}) AS isLast
        FROM visits v
        WHERE ${matchesPage(period, cursor, ids)}
        GROUP BY v.day, v.userId ORDER BY v.day DESC, v.userId DESC LIMIT ${maxDaysScanned}`,
  );
  const found = scanned.filter(({ isLast }) => isLast === 1).slice(0, limit);
  const last = found.length === limit ? found.at(-1) : scanned.at(-1);
  const isEnd = scanned.length < maxDaysScanned && last === scanned.at(-1);
  return {
    next: !last || isEnd ? null : `${last.day}.${last.userId}`,
    items: await listSessionTotals(db, found, period),
  };
}

interface TotalsRow extends Omit<
  SessionAnalytics,
  "lastSession" | "avgSessionTime" | "totalTime"
> {
  lastSeenAt: number;
  durationMs: number;
}

/** Counts a session that crosses midnight once, on its first day in the period. */
async function listSessionTotals(
  db: Db,
  people: readonly ActiveDay[],
  { start, end }: Period,
): Promise<SessionAnalytics[]> {
  if (people.length === 0) return [];
  const ids = JSON.stringify(people.map(({ userId }) => userId));
  const rows = await db.all<TotalsRow>(
    sql`SELECT u.id AS userId, u.firstName, u.lastName, u.username, u.email, max(v.lastSeenAt) AS lastSeenAt,
               sum(v.sessions - CASE WHEN v.day > ${start} THEN v.continuedSessions ELSE 0 END) AS totalSessions,
               sum(v.durationMs) AS durationMs
        FROM json_each(${ids}) CROSS JOIN users u ON u.id = json_each.value
        CROSS JOIN visits v ON v.userId = u.id AND v.day BETWEEN ${start} AND ${end}
        GROUP BY json_each.key ORDER BY json_each.key`,
  );
  return rows.map(({ lastSeenAt, durationMs, ...totals }) => ({
    ...totals,
    lastSession: new Date(lastSeenAt).toISOString(),
    avgSessionTime: totals.totalSessions
      ? Math.round(durationMs / totals.totalSessions / 1000)
      : 0,
    totalTime: Math.round(durationMs / 1000),
  }));
}
