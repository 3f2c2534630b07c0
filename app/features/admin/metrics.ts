import * as z from "zod/mini";
import type { Metric } from "~/features/analytics/daily-metrics";
import type { DailyCounts, DailyKind } from "~/features/daily/daily";
import type { Period } from "~/features/analytics/period";
import { trackedPages, type gameIds } from "~/shared/enums";

/** Fields named `…Today` cover the chosen period. */
export const analyticsSchema = z.object({
  uniqueUsers: z.number(),
  /** Seconds. */
  avgSessionTime: z.number(),
  /** Unique users per page, not page loads. */
  pageViews: z.record(z.enum(trackedPages), z.number()),
  gameViews: z.record(z.string(), z.number()),
});

export const engagementSchema = z.object({
  postsToday: z.number(),
  likesToday: z.number(),
  commentsToday: z.number(),
  newUsersToday: z.number(),
});

export const statsSchema = z.object({
  totalUsers: z.number(),
  totalPosts: z.number(),
});

/** Percentages with one decimal. They add up to 100, or are all 0 if there are no posts. */
export const contentSchema = z.object({
  textPosts: z.number(),
  verseImages: z.number(),
  prayerRequests: z.number(),
  events: z.number(),
  videos: z.number(),
  images: z.number(),
});

export type Analytics = z.infer<typeof analyticsSchema>;
export type Engagement = z.infer<typeof engagementSchema>;
export type Stats = z.infer<typeof statsSchema>;
export type Content = z.infer<typeof contentSchema>;

/** Unique users of a page or a game. */
export interface FeatureUsage {
  name: string;
  value: number;
}

/** A part is null if loading it failed. */
export interface Dashboard {
  period: Period;
  stats: Stats | null;
  analytics: {
    users: Metric;
    /** Mean session time in seconds. */
    sessionTime: Metric;
    sessions: number;
    pages: FeatureUsage[];
    games: FeatureUsage[];
  } | null;
  engagement: Record<
    "posts" | "likes" | "comments" | "newUsers",
    Metric
  > | null;
  /** `shares` are percentages. */
  content: { shares: Content; counts: Content; total: number } | null;
  /** Displayed counts of today's verse and prayer. */
  daily: Record<DailyKind, DailyCounts> | null;
  games:
    { id: (typeof gameIds)[number]; title: string; isOpen: boolean }[] | null;
}
