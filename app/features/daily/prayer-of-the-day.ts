import * as z from "zod/mini";

export const prayerOfTheDaySchema = z.object({
  title: z.string(),
  content: z.string(),
  category: z.string(),
  /** CSS classes */
  gradient: z.string(),
  likesCount: z.number(),
  sharesCount: z.number(),
  /** 'YYYY-MM-DD' (UTC) */
  date: z.string(),
});

export type PrayerOfTheDay = z.infer<typeof prayerOfTheDaySchema>;
