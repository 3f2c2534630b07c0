import type { Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type { users, visits } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { readDays } from "~/features/analytics/closed-days.server";
import type { CounterStores } from "~/features/analytics/closed-days.server";
import { sessionsIn } from "~/features/analytics/day-figures";
import { anyUse } from "~/features/analytics/visit.server";
import { dateOf } from "~/features/analytics/period";
import type { Period } from "~/features/analytics/period";
import { requireLevel } from "~/features/users/admin-level";
import { readTimeCursor } from "~/features/users/time-cursor";
import { toPage } from "~/shared/page";
import type { Page } from "~/shared/page";
import type { Viewer } from "~/shared/viewer";
import type { ActivityQuery, DailyUsers, SessionAnalytics } from "./activity";
import { findPeople } from "./found-people.server";

type Person = Row<
  typeof users,
  "id" | "firstName" | "lastName" | "username" | "email"
>;

interface DayRow extends Person {
  day: number;
  sessionCount: number;
}

type Query = Omit<ActivityQuery, "days" | "from" | "to">;

/** Those found by a search (their ids as JSON), or all. */
const whoever = (ids: string | null) =>
  ids === null
    ? sql`TRUE`
    : sql`v.userId IN (SELECT value FROM json_each(${ids}))`;

/**
 * The days of a period from the cursor on, the latest first. One bound above alone: beside a second one D1 would read
 * every visit between the two.
 */
function daysFrom({ start, end }: Period, cursor: string | undefined): Sql {
  const [at, id] = readTimeCursor(cursor);
  const [day, before] = at > end ? [end + 1, ""] : [at, id];
  return sql`v.day >= ${start} AND (v.day, v.userId) < (${day}, ${before})`;
}

/**
 * GET /api/admin/daily-users: who was there on each day, the latest first. The limit is of people: a day goes on in
 * the next page. Bill: two rows a person and day shown, three with a second session.
 */
export async function listDailyUsers(
  stores: CounterStores,
  viewer: Viewer,
  period: Period,
  { q, limit, cursor }: Query,
): Promise<Page<DailyUsers>> {
  requireLevel(viewer, "read");
  const ids = await findPeople(stores.db, q);
  const [rows, days] = await Promise.all([
    stores.db.all<DayRow>(
      sql`SELECT s.day, s.sessionCount, u.id, u.firstName, u.lastName, u.username, u.email
          FROM (SELECT v.day, v.userId, sum(v.sessions) AS sessionCount FROM visits v
                WHERE ${daysFrom(period, cursor)} AND ${whoever(ids)}
                GROUP BY v.day, v.userId ORDER BY v.day DESC, v.userId DESC LIMIT ${limit + 1}) s
          CROSS JOIN users u ON u.id = s.userId
          ORDER BY s.day DESC, s.userId DESC`,
    ),
    readDays(stores, period.start, period.end),
  ]);
  const { items, next } = toPage(
    rows,
    limit,
    (row) => row,
    (row) => `${row.day}.${row.id}`,
  );
  const shown = [...new Set(items.map(({ day }) => day))];
  return {
    next,
    items: shown.map((day) => ({
      date: dateOf(day),
      activeUsers: days.get(day)?.uses[anyUse]?.[0] ?? 0,
      sessions: sessionsIn(days, { ...period, start: day, end: day }).sessions,
      users: items
        .filter((row) => row.day === day)
        .map(({ day: _, ...person }) => person),
    })),
  };
}

interface LastDay extends Row<typeof visits, "day" | "userId"> {
  isLast: Bit;
}

interface UseOfTime extends Person {
  seenAt: number;
  sessions: number;
  ms: number;
}

/** Of days and people looked at for one page; whoever was there on many days fills none of them. */
const lookedAt = 500;

/**
 * GET /api/admin/session-analytics: how people used their time, who was there last first. A page may be short and
 * still have a next: its bill is 500 days of people at most, and the sessions of those shown.
 */
export async function listSessionAnalytics(
  db: Db,
  viewer: Viewer,
  period: Period,
  { q, limit, cursor }: Query,
): Promise<Page<SessionAnalytics>> {
  requireLevel(viewer, "read");
  const ids = await findPeople(db, q);
  const walked = await db.all<LastDay>(
    sql`SELECT v.day, v.userId, NOT EXISTS (
          SELECT 1 FROM visits l WHERE l.userId = v.userId AND l.day > v.day AND l.day <= ${period.end}) AS isLast
        FROM visits v
        WHERE ${daysFrom(period, cursor)} AND ${whoever(ids)}
        GROUP BY v.day, v.userId ORDER BY v.day DESC, v.userId DESC LIMIT ${lookedAt}`,
  );
  const found = walked.filter(({ isLast }) => isLast === 1).slice(0, limit);
  const last = found.length === limit ? found.at(-1) : walked.at(-1);
  const isEnd = walked.length < lookedAt && last === walked.at(-1);
  const people = await readTimes(db, found, period);
  return {
    next: !last || isEnd ? null : `${last.day}.${last.userId}`,
    items: found.flatMap(({ userId }) => {
      const person = people.find((one) => one.id === userId);
      return person ? [toEntry(person)] : [];
    }),
  };
}

/** A session that saw midnight is one: it is counted where it came from, if that is in the period. */
async function readTimes(
  db: Db,
  people: readonly LastDay[],
  { start, end }: Period,
): Promise<UseOfTime[]> {
  if (people.length === 0) return [];
  const ids = JSON.stringify(people.map(({ userId }) => userId));
  return db.all<UseOfTime>(
    sql`SELECT u.id, u.firstName, u.lastName, u.username, u.email, max(v.seenAt) AS seenAt,
               sum(v.sessions - CASE WHEN v.day > ${start} THEN v.carried ELSE 0 END) AS sessions,
               sum(v.ms) AS ms
        FROM json_each(${ids}) CROSS JOIN users u ON u.id = json_each.value
        CROSS JOIN visits v ON v.userId = u.id AND v.day BETWEEN ${start} AND ${end}
        GROUP BY u.id`,
  );
}

function toEntry({
  seenAt,
  sessions,
  ms,
  ...person
}: UseOfTime): SessionAnalytics {
  const { id, ...names } = person;
  return {
    userId: id,
    ...names,
    lastSession: new Date(seenAt).toISOString(),
    totalSessions: sessions,
    avgSessionTime: sessions === 0 ? 0 : Math.round(ms / sessions / 1000),
    totalTime: Math.round(ms / 1000),
  };
}
