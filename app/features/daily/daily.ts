import type { dailyKinds } from "~/shared/enums";
import { isDate, secondsLeftToday } from "~/shared/time";
import type { PrayerOfTheDay } from "./daily-api";
import type { VerseOfTheDay } from "./verse-of-the-day";

export type DailyKind = (typeof dailyKinds)[number];

/** From the path of a page or an API route. Ignores case, because route matching does. */
export function parseDailyKind(path: string): DailyKind {
  return /prayer-(?:of-the-day|detail)/i.test(path) ? "prayer" : "verse";
}

export interface DailyContent {
  verse: VerseOfTheDay;
  prayer: PrayerOfTheDay;
}

export interface DailyCounts {
  likesCount: number;
  sharesCount: number;
}

export interface DailyInitialData<Kind extends DailyKind> {
  content: DailyContent[Kind];
  liked: boolean;
}

export const firstDate = "2026-01-01";

/** UTC dates, 'YYYY-MM-DD'; false for any other text. */
export function isInArchive(date: string, today: string): boolean {
  return isDate(date) && date >= firstDate && date <= today;
}

/** Counts may be a minute old, but the cache never lasts past midnight UTC. */
export function getCacheSeconds(now: number): number {
  return Math.min(60, secondsLeftToday(now));
}

/** Lets the edge cache a visitor's page. */
export function cacheHeaders(now: number): Record<string, string> {
  const cacheControl = `public, max-age=0, s-maxage=${getCacheSeconds(now)}`;
  return { "cache-control": cacheControl };
}

export const signInToLikeMessage: Record<DailyKind, string> = {
  verse: "Please sign in to like verses",
  prayer: "Please sign in to like prayers",
};
