import type * as z from "zod/mini";
import {
  getAnalyticsStores,
  loadDailyMetrics,
  type AnalyticsStores,
} from "~/features/analytics/daily-rollups.server";
import {
  getAverageSessionSeconds,
  buildMetric,
  countUsers,
  sumSessions,
  listUsedFeatures,
} from "~/features/analytics/daily-metrics";
import {
  loadCreationCounts,
  loadTotals,
} from "~/features/analytics/creation-counts.server";
import {
  getCompletedPart,
  getPreviousPeriod,
  periodQuerySchema,
  toPeriod,
  type Period,
} from "~/features/analytics/period";
import { anyFeature } from "~/features/analytics/visit.server";
import { requireLevel } from "~/features/users/admin-level";
import { endpoint } from "~/platform/api.server";
import { trackedPages, gameNames, postTypes } from "~/shared/enums";
import type { Viewer } from "~/shared/viewer";
import {
  alwaysListedGames,
  analyticsSchema,
  contentSchema,
  engagementSchema,
  type Analytics,
  type Content,
  type Dashboard,
  type Engagement,
  type FeatureUsage,
  type Stats,
} from "./metrics";
import { percentages } from "./percentages";

type Load<Value> = (
  stores: AnalyticsStores,
  viewer: Viewer,
  period: Period,
) => Promise<Value>;

/** Covers the period and the one before it. Cost: one row, plus one row per day that KV doesn't have. */
export const loadActivity: Load<NonNullable<Dashboard["analytics"]>> = async (
  stores,
  viewer,
  period,
) => {
  requireLevel(viewer, "read");
  const previous = getPreviousPeriod(period);
  const days = await loadDailyMetrics(stores, previous.start, period.end);
  const usedFeatures = listUsedFeatures(days);
  const toUsage = (name: string): FeatureUsage => ({
    name,
    users: countUsers(days, name, period),
    completed: countUsers(days, name, getCompletedPart(period)),
    previous: countUsers(days, name, previous),
  });
  return {
    users: buildMetric(period, (part) => countUsers(days, anyFeature, part)),
    sessionTime: buildMetric(period, (part) =>
      getAverageSessionSeconds(days, part),
    ),
    sessions: sumSessions(days, period).sessions,
    pages: trackedPages.map(toUsage),
    games: gameNames
      .filter(
        (name) => alwaysListedGames.includes(name) || usedFeatures.has(name),
      )
      .map(toUsage),
  };
};

export const getAnalytics: Load<Analytics> = async (stores, viewer, period) => {
  const { users, sessionTime, pages, games } = await loadActivity(
    stores,
    viewer,
    period,
  );
  const countByName = (usage: FeatureUsage[]) =>
    Object.fromEntries(usage.map(({ name, users: count }) => [name, count]));
  return {
    uniqueUsers: users.total,
    avgSessionTime: sessionTime.total,
    pageViews: countByName(pages) as Analytics["pageViews"],
    gameViews: countByName(games),
  };
};

type EngagementMetrics = NonNullable<Dashboard["engagement"]>;

/** Cost: nine rows per day of the period and the one before it. */
export const loadEngagement: Load<EngagementMetrics> = async (
  { db },
  viewer,
  period,
) => {
  requireLevel(viewer, "read");
  const counts = await loadCreationCounts(
    db,
    getPreviousPeriod(period).start,
    period.end,
  );
  return {
    posts: buildMetric(period, (part) =>
      postTypes.reduce((sum, type) => sum + counts.sum(type, part), 0),
    ),
    likes: buildMetric(period, (part) => counts.sum("likes", part)),
    comments: buildMetric(period, (part) => counts.sum("comments", part)),
    newUsers: buildMetric(period, (part) => counts.sum("users", part)),
  };
};

/** Despite their names, the fields cover the whole period. */
export const getEngagement: Load<Engagement> = async (
  stores,
  viewer,
  period,
) => {
  const { posts, likes, comments, newUsers } = await loadEngagement(
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
};

/** GET /api/admin/stats */
export async function getStats(
  { db }: Pick<AnalyticsStores, "db">,
  viewer: Viewer,
): Promise<Stats> {
  requireLevel(viewer, "read");
  return loadTotals(db);
}

export const loadContent: Load<NonNullable<Dashboard["content"]>> = async (
  { db },
  viewer,
  period,
) => {
  requireLevel(viewer, "read");
  const creationCounts = await loadCreationCounts(db, period.start, period.end);
  const counts: Content = {
    textPosts: creationCounts.sum("text", period),
    verseImages: creationCounts.sum("verse", period),
    prayerRequests: creationCounts.sum("prayer", period),
    events: creationCounts.sum("event", period),
    videos: creationCounts.sum("video", period),
    images: creationCounts.sum("image", period),
  };
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { shares: percentages(counts), counts, total };
};

/** GET /api/admin/{analytics,engagement,content} */
const metricEndpoint = <Metric>(
  summary: string,
  response: z.ZodMiniType<Metric>,
  load: Load<Metric>,
) =>
  endpoint({
    summary,
    query: periodQuerySchema,
    response,
    handle: ({ ctx, viewer, query }) =>
      load(getAnalyticsStores(ctx), viewer, toPeriod(query, ctx.now)),
  });

export const metricEndpoints = {
  analytics: metricEndpoint(
    "Users, session time, and pages and games used in a period",
    analyticsSchema,
    getAnalytics,
  ),
  engagement: metricEndpoint(
    "Posts, likes, comments and new users in a period",
    engagementSchema,
    getEngagement,
  ),
  content: metricEndpoint(
    "Percentages of posts by type in a period",
    contentSchema,
    async (...input) => (await loadContent(...input)).shares,
  ),
};
