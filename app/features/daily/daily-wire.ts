import * as z from "zod/mini";
import { prayerOfTheDaySchema } from "./prayer-of-the-day";
import { verseOfTheDaySchema } from "./verse-of-the-day";

/** spec §7: the day's word by itself. */
export const dayContentSchemas = {
  verse: verseOfTheDaySchema,
  prayer: prayerOfTheDaySchema,
};

/** Which day a call or a page is about; today (UTC) where it does not say. */
export const daySchema = z.object({ date: z.optional(z.iso.date()) });

/** Which month of the archive: 'YYYY-MM'; this month (UTC) where it does not say. */
export const monthSchema = z.object({
  month: z.optional(
    z
      .string()
      .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Write the month as 2026-01.")),
  ),
});

/** spec §7. */
export const dayEngagementSchema = z.object({ liked: z.boolean() });

/** spec §3. */
export const dayLikeSchema = z.object({
  liked: z.boolean(),
  likesCount: z.number(),
});

/** spec §3. */
export const dayShareSchema = z.object({
  shared: z.boolean(),
  sharesCount: z.number(),
});

export type DailyEngagement = z.infer<typeof dayEngagementSchema>;
export type DailyLikeReply = z.infer<typeof dayLikeSchema>;
export type DailyShareReply = z.infer<typeof dayShareSchema>;
