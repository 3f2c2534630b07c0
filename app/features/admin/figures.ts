import * as z from "zod/mini";
import type { Measure } from "~/features/analytics/day-figures";
import type { Period } from "~/features/analytics/period";
import { countedPages } from "~/shared/enums";
import type { gameIds } from "~/shared/enums";

/** spec §3, Admin data. Fields named `…Today` are of the chosen period (decisions). */
export const analyticsSchema = z.object({
  uniqueUsers: z.number(),
  /** Seconds. */
  avgSessionTime: z.number(),
  /** People, not openings. */
  pageViews: z.record(z.enum(countedPages), z.number()),
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

/** Percent with one decimal; the six make 100 where there is anything. */
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

/** People who have opened a page, or played a game. */
export interface Use {
  name: string;
  people: number;
  /** On the full days of the period. */
  compared: number;
  /** On as many days before. */
  before: number;
}

/** What the dashboard draws; a part that could not be read is null. */
export interface Dashboard {
  period: Period;
  stats: Stats | null;
  analytics: {
    people: Measure;
    /** Seconds, the mean of all sessions. */
    sessionTime: Measure;
    sessions: number;
    /** By the keys of `countedPages`. */
    pages: Use[];
    /** By the names of `gameNames`. */
    games: Use[];
  } | null;
  engagement: Record<
    "posts" | "likes" | "comments" | "newUsers",
    Measure
  > | null;
  /** Percent, and the posts they are of. */
  content: { shares: Content; counts: Content; total: number } | null;
  /** Shown counts of today's verse and prayer. */
  daily: Record<
    "verse" | "prayer",
    { likesCount: number; sharesCount: number }
  > | null;
  games:
    { id: (typeof gameIds)[number]; title: string; isOpen: boolean }[] | null;
}
