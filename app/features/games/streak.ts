import { addDays } from "~/shared/time";

/** Consecutive days with a finished puzzle; dates are 'YYYY-MM-DD', UTC. */
export interface Streak {
  streak: number;
  longestStreak: number;
  lastDay: string | null;
  /** The last day played after a missed day that was forgiven. */
  graceDay: string | null;
}

export const noStreak: Streak = {
  streak: 0,
  longestStreak: 0,
  lastDay: null,
  graceDay: null,
};

/** One missed day in seven is forgiven. A day that is already counted changes nothing. */
export function advanceStreak(before: Streak, date: string): Streak {
  const { lastDay, graceDay } = before;
  if (lastDay !== null && lastDay >= date) return before;
  const continues = getCurrentStreak(before, date) > 0;
  const streak = continues ? before.streak + 1 : 1;
  return {
    streak,
    longestStreak: Math.max(before.longestStreak, streak),
    lastDay: date,
    graceDay: continues && lastDay !== addDays(date, -1) ? date : graceDay,
  };
}

/** The streak as of a date, whether or not the user has played on it; 0 if it is broken. */
export function getCurrentStreak(
  { streak, lastDay, graceDay }: Streak,
  date: string,
): number {
  if (lastDay === null) return 0;
  const hasGrace = graceDay === null || graceDay <= addDays(date, -7);
  return lastDay >= addDays(date, hasGrace ? -2 : -1) ? streak : 0;
}
