import { readDays } from "~/features/analytics/closed-days.server";
import type { CounterStores } from "~/features/analytics/closed-days.server";
import {
  averageTime,
  measure,
  peopleIn,
  sessionsIn,
  usesMade,
} from "~/features/analytics/day-figures";
import {
  readDayCounts,
  readTotals,
} from "~/features/analytics/day-counts.server";
import { before, finished } from "~/features/analytics/period";
import type { Period } from "~/features/analytics/period";
import { anyUse } from "~/features/analytics/visit.server";
import { requireLevel } from "~/features/users/admin-level";
import { countedPages, gameNames, postTypes } from "~/shared/enums";
import type { Viewer } from "~/shared/viewer";
import type {
  Analytics,
  Content,
  Dashboard,
  Engagement,
  Stats,
  Use,
} from "./figures";
import { percentages } from "./percentages";

/** The six of spec §2 stand there always; others once somebody has played them (decisions). */
const alwaysShown = 6;

/** Of a period and the one before it. Bill: one row, and a row a day where KV does not know it. */
export async function readActivity(
  stores: CounterStores,
  viewer: Viewer,
  period: Period,
): Promise<NonNullable<Dashboard["analytics"]>> {
  requireLevel(viewer, "read");
  const earlier = before(period);
  const days = await readDays(stores, earlier.start, period.end);
  const made = usesMade(days);
  const use = (name: string): Use => ({
    name,
    people: peopleIn(days, name, period),
    compared: peopleIn(days, name, finished(period)),
    before: peopleIn(days, name, earlier),
  });
  return {
    people: measure(period, (of) => peopleIn(days, anyUse, of)),
    sessionTime: measure(period, (of) => averageTime(days, of)),
    sessions: sessionsIn(days, period).sessions,
    pages: countedPages.map(use),
    games: gameNames
      .filter((name, i) => i < alwaysShown || made.has(name))
      .map(use),
  };
}

/** GET /api/admin/analytics, in the names of spec §3. */
export async function getAnalytics(
  stores: CounterStores,
  viewer: Viewer,
  period: Period,
): Promise<Analytics> {
  const { people, sessionTime, pages, games } = await readActivity(
    stores,
    viewer,
    period,
  );
  const byName = (uses: Use[]) =>
    Object.fromEntries(uses.map(({ name, people: count }) => [name, count]));
  return {
    uniqueUsers: people.total,
    avgSessionTime: sessionTime.total,
    pageViews: byName(pages) as Analytics["pageViews"],
    gameViews: byName(games),
  };
}

type Measures = NonNullable<Dashboard["engagement"]>;

/** Nine rows a day of the period and the one before it. */
export async function readEngagement(
  { db }: Pick<CounterStores, "db">,
  viewer: Viewer,
  period: Period,
): Promise<Measures> {
  requireLevel(viewer, "read");
  const counts = await readDayCounts(db, before(period).start, period.end);
  return {
    posts: measure(period, (of) =>
      postTypes.reduce((sum, kind) => sum + counts.in(kind, of), 0),
    ),
    likes: measure(period, (of) => counts.in("likes", of)),
    comments: measure(period, (of) => counts.in("comments", of)),
    newUsers: measure(period, (of) => counts.in("users", of)),
  };
}

/** GET /api/admin/engagement: of the period, whatever the names say (decisions). */
export async function getEngagement(
  stores: Pick<CounterStores, "db">,
  viewer: Viewer,
  period: Period,
): Promise<Engagement> {
  const { posts, likes, comments, newUsers } = await readEngagement(
    stores,
    viewer,
    period,
  );
  return {
    postsToday: posts.total,
    likesToday: likes.total,
    commentsToday: comments.total,
    newUsersToday: newUsers.total,
  };
}

/** GET /api/admin/stats. */
export async function getStats(
  { db }: Pick<CounterStores, "db">,
  viewer: Viewer,
): Promise<Stats> {
  requireLevel(viewer, "read");
  return readTotals(db);
}

/** Posts of a period by kind: how many, and in percent. */
export async function readContent(
  { db }: Pick<CounterStores, "db">,
  viewer: Viewer,
  period: Period,
): Promise<NonNullable<Dashboard["content"]>> {
  requireLevel(viewer, "read");
  const counted = await readDayCounts(db, period.start, period.end);
  const counts: Content = {
    textPosts: counted.in("text", period),
    verseImages: counted.in("verse", period),
    prayerRequests: counted.in("prayer", period),
    events: counted.in("event", period),
    videos: counted.in("video", period),
    images: counted.in("image", period),
  };
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { shares: percentages(counts), counts, total };
}

/** GET /api/admin/content. */
export async function getContent(
  stores: Pick<CounterStores, "db">,
  viewer: Viewer,
  period: Period,
): Promise<Content> {
  return (await readContent(stores, viewer, period)).shares;
}
