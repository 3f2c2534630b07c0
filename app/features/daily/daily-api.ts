import * as z from "zod/mini";
import { dailyItemSchema, verseOfTheDaySchema } from "./verse-of-the-day";

export const prayerOfTheDaySchema = z.extend(dailyItemSchema, {
  title: z.string(),
  content: z.string(),
  category: z.string(),
});

export type PrayerOfTheDay = z.infer<typeof prayerOfTheDaySchema>;

export const dailyContentSchemas = {
  verse: verseOfTheDaySchema,
  prayer: prayerOfTheDaySchema,
};

/** Without a date: today (UTC). */
export const dateQuerySchema = z.object({ date: z.optional(z.iso.date()) });

export const dailyEngagementSchema = z.object({ liked: z.boolean() });

export const dailyLikeResponseSchema = z.object({
  liked: z.boolean(),
  likesCount: z.number(),
});

export const dailyShareResponseSchema = z.object({
  shared: z.boolean(),
  sharesCount: z.number(),
});

export type DailyEngagement = z.infer<typeof dailyEngagementSchema>;
export type DailyLikeResponse = z.infer<typeof dailyLikeResponseSchema>;
export type DailyShareResponse = z.infer<typeof dailyShareResponseSchema>;
