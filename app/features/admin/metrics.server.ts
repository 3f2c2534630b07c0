import type * as z from "zod/mini";
import {
  loadDailyMetrics,
  type AnalyticsContext,
} from "~/features/analytics/daily-rollups.server";
import {
  getAverageSessionSeconds,
  buildMetric,
  countUsers,
  sumSessions,
} from "~/features/analytics/daily-metrics";
import {
  loadCreationCounts,
  loadTotals,
} from "~/features/analytics/creation-counts.server";
import {
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
  analyticsSchema,
  contentSchema,
  engagementSchema,
  statsSchema,
  type Analytics,
  type Content,
  type Dashboard,
  type Engagement,
  type FeatureUsage,
  type Stats,
} from "./metrics";
import { percentages } from "./percentages";

type Load<Value> = (
  app: AnalyticsContext,
  viewer: Viewer,
  period: Period,
) => Promise<Value>;

/** Covers the period and the one before it. Cost: one row, plus one row per day that KV doesn't have. */
export const loadActivity: Load<NonNullable<Dashboard["analytics"]>> = async (
  app,
  viewer,
  period,
) => {
  requireLevel(viewer, "read");
  const { start } = getPreviousPeriod(period);
  const days = await loadDailyMetrics(app, start, period.end);
  const toUsage = (name: string): FeatureUsage => ({
    name,
    value: countUsers(days, name, period),
  });
  return {
    users: buildMetric(period, (part) => countUsers(days, anyFeature, part)),
    sessionTime: buildMetric(period, (part) =>
      getAverageSessionSeconds(days, part),
    ),
    sessions: sumSessions(days, period).sessions,
    pages: trackedPages.map(toUsage),
    // Six games, and any others that were played.
    games: gameNames
      .map(toUsage)
      .filter(({ value }, index) => index < 6 || value > 0),
  };
};

export const getAnalytics: Load<Analytics> = async (...input) => {
  const { users, sessionTime, pages, games } = await loadActivity(...input);
  const countByName = (usage: FeatureUsage[]) =>
    Object.fromEntries(usage.map(({ name, value }) => [name, value]));
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
  const { start } = getPreviousPeriod(period);
  const count = await loadCreationCounts(db, start, period.end);
  return {
    posts: buildMetric(period, (part) =>
      postTypes.reduce((sum, type) => sum + count(type, part), 0),
    ),
    likes: buildMetric(period, (part) => count("likes", part)),
    comments: buildMetric(period, (part) => count("comments", part)),
    newUsers: buildMetric(period, (part) => count("users", part)),
  };
};

/** Despite their names, the fields cover the whole period. */
export const getEngagement: Load<Engagement> = async (...input) => {
  const { posts, likes, comments, newUsers } = await loadEngagement(...input);
  return {
    postsToday: posts.total,
    likesToday: likes.total,
    commentsToday: comments.total,
    newUsersToday: newUsers.total,
  };
};

export async function getStats(
  { db }: Pick<AnalyticsContext, "db">,
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
  const count = await loadCreationCounts(db, period.start, period.end);
  const counts: Content = {
    textPosts: count("text", period),
    verseImages: count("verse", period),
    prayerRequests: count("prayer", period),
    events: count("event", period),
    videos: count("video", period),
    images: count("image", period),
  };
  const total = Object.values(counts).reduce((sum, part) => sum + part, 0);
  return { shares: percentages(counts), counts, total };
};

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
      load(ctx, viewer, toPeriod(query, ctx.now)),
  });

export const metricEndpoints = {
  stats: endpoint({
    summary: "Total users and posts",
    response: statsSchema,
    handle: ({ ctx, viewer }) => getStats(ctx, viewer),
  }),
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
