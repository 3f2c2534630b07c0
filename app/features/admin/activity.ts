import * as z from "zod/mini";
import { periodQuerySchema } from "~/features/analytics/period";
import { searchPageSchema } from "./users";

/** For both lists. The limit counts users. */
export const activityQuerySchema = z.intersection(
  periodQuerySchema,
  searchPageSchema,
);

export type ActivityQuery = z.infer<typeof activityQuerySchema>;

const personSchema = z.object({
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  username: z.string(),
  email: z.nullable(z.string()),
});

/** A date can continue on the next page with more users. */
export const dailyUsersSchema = z.object({
  date: z.string(),
  activeUsers: z.number(),
  sessions: z.number(),
  users: z.array(
    z.extend(personSchema, { id: z.string(), sessionCount: z.number() }),
  ),
});

export type DailyUsers = z.infer<typeof dailyUsersSchema>;

/** Times are in seconds. */
export const sessionAnalyticsSchema = z.extend(personSchema, {
  userId: z.string(),
  /** ISO 8601, the last heartbeat. */
  lastSession: z.string(),
  totalSessions: z.number(),
  avgSessionTime: z.number(),
  totalTime: z.number(),
});

export type SessionAnalytics = z.infer<typeof sessionAnalyticsSchema>;
