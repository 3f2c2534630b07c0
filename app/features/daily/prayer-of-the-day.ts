import * as z from "zod/mini";

/** spec §3. The gradient as classes for the card's ground. */
export const prayerOfTheDaySchema = z.object({
  title: z.string(),
  content: z.string(),
  category: z.string(),
  gradient: z.string(),
  likesCount: z.number(),
  sharesCount: z.number(),
  /** 'YYYY-MM-DD', of the UTC day it belongs to. */
  date: z.string(),
});

export type PrayerOfTheDay = z.infer<typeof prayerOfTheDaySchema>;
