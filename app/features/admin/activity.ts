import * as z from "zod/mini";
import { periodQuerySchema } from "~/features/analytics/period";
import { pageQuerySchema } from "~/shared/page";

/** Of both lists. The limit is of people. */
export const activityQuerySchema = z.intersection(
  periodQuerySchema,
  z.extend(pageQuerySchema, {
    /** The beginning of a name, a handle or an e-mail address. */
    q: z._default(z.string().check(z.maxLength(100)), ""),
  }),
);

export type ActivityQuery = z.infer<typeof activityQuerySchema>;

const personSchema = z.object({
  id: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  username: z.string(),
  email: z.nullable(z.string()),
});

/** spec §3, a daily users entry. A date goes on in the next page of the list with its further people. */
export const dailyUsersSchema = z.object({
  date: z.string(),
  activeUsers: z.number(),
  sessions: z.number(),
  users: z.array(z.extend(personSchema, { sessionCount: z.number() })),
});

export type DailyUsers = z.infer<typeof dailyUsersSchema>;

/** spec §3, a session analytics entry; times in seconds. */
export const sessionAnalyticsSchema = z.object({
  userId: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  username: z.string(),
  email: z.nullable(z.string()),
  /** ISO 8601, the last sign of life. */
  lastSession: z.string(),
  totalSessions: z.number(),
  avgSessionTime: z.number(),
  totalTime: z.number(),
});

export type SessionAnalytics = z.infer<typeof sessionAnalyticsSchema>;
