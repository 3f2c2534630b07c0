import { utcDate } from "~/shared/time";

/** Days in a row with a game's puzzle; dates are 'YYYY-MM-DD', UTC. */
export interface Streak {
  streak: number;
  longestStreak: number;
  lastDay: string | null;
  /** The last day before which one was left out and forgiven. */
  graceDay: string | null;
}

export const noStreak: Streak = {
  streak: 0,
  longestStreak: 0,
  lastDay: null,
  graceDay: null,
};

/** `days` after a date, or before it. */
export function daysFrom(date: string, days: number): string {
  return utcDate(Date.parse(date) + days * 86_400_000);
}

/** Whole days since 1970: the number of a day's puzzle. */
export function dayNumber(date: string): number {
  return Date.parse(date) / 86_400_000;
}

/** After the puzzle of a day. One day left out in seven is forgiven; a day that is not new changes nothing. */
export function afterDay(before: Streak, date: string): Streak {
  const { lastDay, graceDay } = before;
  if (lastDay !== null && lastDay >= date) return before;
  const goesOn = streakOn(before, date) > 0;
  const streak = goesOn ? before.streak + 1 : 1;
  return {
    streak,
    longestStreak: Math.max(before.longestStreak, streak),
    lastDay: date,
    graceDay: goesOn && lastDay !== daysFrom(date, -1) ? date : graceDay,
  };
}

/** What the streak is worth on a day on which one has not played yet; 0 where it is broken. */
export function streakOn(
  { streak, lastDay, graceDay }: Streak,
  date: string,
): number {
  if (lastDay === null) return 0;
  const hasGrace = graceDay === null || graceDay <= daysFrom(date, -7);
  return lastDay >= daysFrom(date, hasGrace ? -2 : -1) ? streak : 0;
}
