import * as z from "zod/mini";
import { userSummarySchema } from "~/features/users/user";
import { prayerListFrequencies } from "~/shared/enums";
import { requiredText } from "~/shared/plain-text";
import { addDays, isDate } from "~/shared/time";

/** Per user. */
export const maxListedPrayers = 200;
export const maxPrayerLength = 1000;

export const removalQuestion = "Remove this from your list?";

export const listedPrayerSchema = z.object({
  id: z.string(),
  every: z.enum(prayerListFrequencies),
  /** The last local date on which the user prayed for it. */
  lastDay: z.nullable(z.string()),
  /** The user's own words; null for a request. */
  content: z.nullable(z.string()),
  /** The request; null for own words. */
  postId: z.nullable(z.string()),
  /** Null if the user can't see the request any more. */
  post: z.nullable(
    z.object({
      content: z.string(),
      /** Null for an anonymous request. */
      user: z.nullable(userSummarySchema),
      answeredAt: z.nullable(z.string()),
      closedAt: z.nullable(z.string()),
    }),
  ),
});

export type ListedPrayer = z.infer<typeof listedPrayerSchema>;

/** POST /api/prayers: a request or own words. */
export const newListedPrayerSchema = z
  .object({
    postId: z.optional(z.string().check(z.maxLength(100))),
    content: z.optional(requiredText(maxPrayerLength, "A prayer")),
    every: z._default(z.enum(prayerListFrequencies), "day"),
  })
  .check(
    z.refine(
      (item) => (item.postId === undefined) !== (item.content === undefined),
      { path: ["content"], message: "Write something first." },
    ),
  );

export type NewListedPrayer = z.infer<typeof newListedPrayerSchema>;

/** The user's local date, 'YYYY-MM-DD'. */
export const localDateSchema = z.optional(
  z.string().check(z.refine(isDate, "Enter a date like 2026-06-30.")),
);

/** PATCH /api/prayers/{id}. `prayedOn` is for own words only. */
export const listedPrayerChangeSchema = z.object({
  every: z.optional(z.enum(prayerListFrequencies)),
  prayedOn: localDateSchema,
});

export type ListedPrayerChange = z.infer<typeof listedPrayerChangeSchema>;

export const isAvailable = ({ postId, post }: ListedPrayer) =>
  postId === null || post !== null;

/** Whether the user should pray for it on `day` and hasn't yet. A weekly prayer is due seven days after the last one. */
export function isDue(item: ListedPrayer, day: string): boolean {
  const since = item.every === "day" ? day : addDays(day, -6);
  return isAvailable(item) && (item.lastDay === null || item.lastDay < since);
}
