import type { dailyKinds } from "~/shared/enums";
import { secondsLeftToday } from "~/shared/time";
import type { PrayerOfTheDay } from "./prayer-of-the-day";
import type { VerseOfTheDay } from "./verse-of-the-day";

export type DailyKind = (typeof dailyKinds)[number];

/** Of which a leaf is asked, by its path: in any case, as routes are found. */
export function kindAt(path: string): DailyKind {
  return /prayer-of-the-day/i.test(path) ? "prayer" : "verse";
}

export interface DailyContent {
  verse: VerseOfTheDay;
  prayer: PrayerOfTheDay;
}

export interface DailyCounts {
  likesCount: number;
  sharesCount: number;
}

/** What a page brings along: the day's word and whether the viewer likes it. */
export interface DailySeed<Kind extends DailyKind> {
  content: DailyContent[Kind];
  liked: boolean;
}

/** The archive's first day; before it there was no verse of the day, so nothing is shown for it. */
export const firstDay = "2026-01-01";

/** Whether a day (UTC, 'YYYY-MM-DD') has come, and is no older than the archive. */
export function isShown(date: string, today: string): boolean {
  return date >= firstDay && date <= today;
}

/** A month ('YYYY-MM') of the archive. */
export function isShownMonth(month: string, today: string): boolean {
  return month >= firstDay.slice(0, 7) && month <= today.slice(0, 7);
}

/** s. Counts may be a minute old; a new day begins on time (UTC). */
export function secondsToKeep(now: number): number {
  return Math.min(60, secondsLeftToday(now));
}

/** spec §8. */
export const signInToLike: Record<DailyKind, string> = {
  verse: "Please sign in to like verses",
  prayer: "Please sign in to like prayers",
};
