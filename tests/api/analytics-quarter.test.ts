import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { SessionAnalytics } from "~/features/admin/activity";
import {
  listDailyUsers,
  listSessionAnalytics,
} from "~/features/admin/activity.server";
import {
  getAnalytics,
  getEngagement,
  getStats,
  loadActivity,
  loadContent,
} from "~/features/admin/metrics.server";
import {
  rollUpDays,
  type AnalyticsContext,
} from "~/features/analytics/daily-rollups.server";
import {
  getPreviousPeriod,
  toDateString,
  toDay,
  toPeriod,
  getDayStart,
  type Period,
  type PeriodQuery,
} from "~/features/analytics/period";
import { gameNames, postTypes } from "~/shared/enums";
import { newId } from "~/shared/id";
import { startDatabases } from "../helpers/databases";
import {
  groupByDay,
  simulateActivity,
  assignSessions,
  listActivity,
  createActivityCounter,
  type ActivityCounts,
  type ActivityByDay,
  type SessionActivity,
} from "../helpers/simulated-activity";
import {
  groupBy,
  createMapKv,
  fetchWholeList,
  buildVisitStatements,
} from "../helpers/analytics-store";
import { recordStatements } from "../helpers/recording-database";
import { powerAdmin } from "../helpers/exercise-admin";

// Part of a leap year, so that it includes the ends of months, a leap day and 89 midnights.
const first = toDay(Date.parse("2028-01-10"));
const days = 90;
const last = first + days - 1;
/** The afternoon of the last day, so that this day isn't complete yet. */
const now = getDayStart(last) + 15 * 3_600_000;
const viewer = powerAdmin("an admin");

let mf: Awaited<ReturnType<typeof startDatabases>>;
let db: Db;
let kvEntries: Map<string, string>;
let app: AnalyticsContext;
let people: string[];
let activities: SessionActivity[];
let byDay: ActivityByDay;
/** The expected counts, which several tests share. */
let countDays: (start: number, end: number) => ActivityCounts;

beforeAll(async () => {
  mf = await startDatabases();
  db = new Db(recordStatements(await mf.getD1Database("DB")).database);
  kvEntries = new Map();
  app = { db, env: { COUNTERS: createMapKv(kvEntries) } };
  people = Array.from({ length: 200 }, (_, i) => newId(getDayStart(first) - i));
  await db.batch([
    sql`INSERT INTO users (id, username, firstName, createdAt)
        SELECT value, 'u' || key, 'Ruth', ${getDayStart(first)} + (key % 90) * 86400000
        FROM json_each(${JSON.stringify(people)})`,
  ]);
  const simulated = simulateActivity(people, first, days, 121_000);
  const past = simulated.filter(({ at }) => at <= now);
  activities = assignSessions(past);
  byDay = groupByDay(activities);
  countDays = createActivityCounter(byDay);
  for (let day = first; day <= last; day += 1) {
    await db.batch(buildVisitStatements(byDay.get(day) ?? []));
    // The nightly job, which doesn't run every fourth night.
    if (day % 4 !== 0) await rollUpDays(app, getDayStart(day) + 3_600_000);
  }
}, 120_000);
afterAll(() => mf.dispose());

const periods: [name: string, query: PeriodQuery][] = [
  ["1 day", { days: 1 }],
  ["7 days", { days: 7 }],
  ["30 days", { days: 30 }],
  ["the leap day", { from: "2028-02-29", to: "2028-02-29" }],
  ["across the end of January", { from: "2028-01-31", to: "2028-02-01" }],
  ["the month with the leap day", { from: "2028-02-01", to: "2028-02-29" }],
  [
    "from within one day to within another",
    { from: "2028-02-28T23:30:00Z", to: "2028-03-01T00:10:00Z" },
  ],
  ["the whole quarter", { from: toDateString(first), to: toDateString(last) }],
  ["days before the first visit", { from: "2027-12-01", to: "2027-12-31" }],
];

const cases = periods.map(
  ([name, query]) => [name, toPeriod(query, now)] as const,
);

it("simulates about 120,000 activities of 200 people", () => {
  expect(activities.length).toBeGreaterThan(118_000);
  expect(new Set(activities.map(({ userId }) => userId)).size).toBe(200);
});

describe.each(["KV intact", "KV cleared"])(
  "the dashboard with %s",
  (kvState) => {
    beforeAll(() => {
      if (kvState === "KV cleared") kvEntries.clear();
    });

    it.each(cases)(
      "shows exact numbers: %s",
      async (_, period) => {
        const expected = countDays(period.start, period.end);
        const { uniqueUsers, avgSessionTime, pageViews, gameViews } =
          await getAnalytics(app, viewer, period);
        const { people: count, sessions, ms, pages, games } = expected;
        expect({ uniqueUsers, pageViews }).toEqual({
          uniqueUsers: count,
          pageViews: pages,
        });
        expect(avgSessionTime).toBe(
          sessions === 0 ? 0 : Math.round(ms / sessions / 1000),
        );
        // The first six games, and others that were played.
        const rows = gameNames.map((game) => [game, games[game]]);
        const listed = rows.filter(([, played], at) => at < 6 || played);
        expect(Object.entries(gameViews)).toEqual(listed);
        const activity = await loadActivity(app, viewer, period);
        const previous = getPreviousPeriod(period);
        expect(activity.users.previous).toBe(
          countDays(previous.start, previous.end).people,
        );
        expect(activity.users.completed).toBe(
          countDays(period.start, period.start + period.fullDays - 1).people,
        );
        expect(activity.sessions).toBe(sessions);
        for (const { date, value } of activity.users.series) {
          const day = toDay(Date.parse(date));
          expect([date, value]).toEqual([date, countDays(day, day).people]);
        }
      },
      60_000,
    );
  },
);

const listWithin = ({ start, end }: Period) => listActivity(byDay, start, end);

const sessionCount = (selected: readonly SessionActivity[]) =>
  new Set(selected.map(({ session }) => session)).size;

describe("the lists", () => {
  it.each(cases)("show the exact daily users: %s", async (_, period) => {
    const entries = await fetchWholeList((cursor) =>
      listDailyUsers(app, viewer, period, { q: "", limit: 100, cursor }),
    );
    const shown = new Map<string, Map<string, number>>();
    for (const { date, users } of entries) {
      const day = shown.get(date) ?? new Map<string, number>();
      for (const { id, sessionCount: count } of users) day.set(id, count);
      shown.set(date, day);
    }
    const byDate = groupBy(listWithin(period), ({ at }) =>
      toDateString(toDay(at)),
    );
    expect([...shown.keys()].toSorted()).toEqual([...byDate.keys()].toSorted());
    for (const [date, ownActivities] of byDate) {
      const byPerson = groupBy(ownActivities, ({ userId }) => userId);
      const expected = new Map(
        [...byPerson].map(([id, selected]) => [id, sessionCount(selected)]),
      );
      expect(shown.get(date)).toEqual(expected);
      const entry = entries.find((candidate) => candidate.date === date);
      expect(entry?.activeUsers).toBe(byPerson.size);
      expect(entry?.sessions).toBe(sessionCount(ownActivities));
    }
  });

  it.each(cases)("show the exact sessions: %s", async (_, period) => {
    const entries = await fetchWholeList<SessionAnalytics>((cursor) =>
      listSessionAnalytics(db, viewer, period, { q: "", limit: 30, cursor }),
    );
    const byUser = groupBy(listWithin(period), ({ userId }) => userId);
    expect(entries.map(({ userId }) => userId).toSorted()).toEqual(
      [...byUser.keys()].toSorted(),
    );
    for (const entry of entries) {
      const ownActivities = byUser.get(entry.userId) ?? [];
      const ms = ownActivities.reduce((sum, activity) => sum + activity.ms, 0);
      const count = sessionCount(ownActivities);
      expect(entry).toMatchObject({
        totalSessions: count,
        totalTime: Math.round(ms / 1000),
        avgSessionTime: Math.round(ms / count / 1000),
        lastSession: new Date(ownActivities.at(-1)?.at ?? 0).toISOString(),
      });
    }
    // Ordered by the day of the last session, latest first.
    const order = entries.map(({ lastSession }) => lastSession.slice(0, 10));
    expect(order).toEqual(order.toSorted().toReversed());
  });
});

describe("posts, likes and comments", () => {
  const rows: { kind: string; at: number }[] = [];

  beforeAll(async () => {
    const author = people[0] ?? "";
    const posts = Array.from({ length: 900 }, (_, i) => {
      const at =
        getDayStart(first) +
        Math.floor((i / 900) * days * 86_400_000) +
        (i % 2);
      return { id: newId(at), type: postTypes[(i * i) % 6] ?? "text", at };
    });
    rows.push(...posts.map(({ type, at }) => ({ kind: type, at })));
    const likes = posts.flatMap(({ id, at }, i) =>
      people
        .slice(0, i % 7)
        .map((userId) => ({ id, userId, at: at + (i % 3) * 43_200_000 })),
    );
    rows.push(...likes.map(({ at }) => ({ kind: "likes", at })));
    await db.batch([
      sql`INSERT INTO posts (id, userId, type, content, createdAt)
          SELECT value ->> 'id', ${author}, value ->> 'type', 'Selah', value ->> 'at' FROM json_each(${JSON.stringify(posts)})`,
      sql`INSERT INTO likes (postId, userId, createdAt)
          SELECT value ->> 'id', value ->> 'userId', value ->> 'at' FROM json_each(${JSON.stringify(likes)})`,
      sql`INSERT INTO comments (id, postId, userId, content, createdAt)
          SELECT 'c' || key, value ->> 'id', ${author}, 'Amen', value ->> 'at' FROM json_each(${JSON.stringify(posts)})`,
    ]);
    // Deletes every tenth post with its likes and comments, which must no longer count.
    const deleted = posts.filter((_, i) => i % 10 === 0);
    await db.batch([
      sql`DELETE FROM posts WHERE id IN (SELECT value ->> 'id' FROM json_each(${JSON.stringify(deleted)}))`,
    ]);
    for (const { id, at, type } of deleted) {
      rows.splice(
        rows.findIndex((row) => row.kind === type && row.at === at),
        1,
      );
      for (const like of likes.filter((row) => row.id === id)) {
        rows.splice(
          rows.findIndex((row) => row.kind === "likes" && row.at === like.at),
          1,
        );
      }
    }
  });

  it.each(cases)("are counted exactly: %s", async (_, period) => {
    const within = (at: number) =>
      at >= getDayStart(period.start) && at < getDayStart(period.end + 1);
    const count = (kind: string) =>
      rows.filter((row) => row.kind === kind && within(row.at)).length;
    const posts = postTypes.reduce((sum, type) => sum + count(type), 0);
    const joined = people.filter((_, i) =>
      within(getDayStart(first) + (i % 90) * 86_400_000),
    );
    expect(await getEngagement(app, viewer, period)).toEqual({
      postsToday: posts,
      likesToday: count("likes"),
      commentsToday: posts,
      newUsersToday: joined.length,
    });
    const { counts, shares, total } = await loadContent(app, viewer, period);
    expect(total).toBe(posts);
    expect(counts).toEqual({
      textPosts: count("text"),
      verseImages: count("verse"),
      prayerRequests: count("prayer"),
      events: count("event"),
      videos: count("video"),
      images: count("image"),
    });
    const sum = Object.values(shares).reduce((all, share) => all + share, 0);
    expect(Math.round(sum * 10)).toBe(posts === 0 ? 0 : 1000);
  });

  it("are counted in the totals", async () => {
    expect(await getStats(app, viewer)).toEqual({
      totalUsers: 200,
      totalPosts: 810,
    });
  });
});
