import { before, dateOf, daysIn, finished } from "./period";
import type { Period } from "./period";

/** What is known of one UTC day, small enough to be one value. */
export interface DayFigures {
  /**
   * By what they did ('any', a page, a game): at place `w`, how many people did it that day and not in the `w` days
   * before. The last stands for all that would follow.
   */
  uses: Record<string, number[]>;
  sessions: number;
  /** Of these, how many went on from the day before. */
  carried: number;
  ms: number;
}

/** Of a table by day; days on which nothing was are left out. */
export type DaysOfFigures = ReadonlyMap<number, DayFigures>;

/** A row of `use_days`. */
export interface UseRow {
  use: string;
  gap: number;
  people: number;
}

/** The longest gap that is told apart: 91 is "in 90 days or ever". */
const longestGap = 91;

export function usesOf(rows: readonly UseRow[]): Record<string, number[]> {
  const uses: Record<string, number[]> = {};
  for (const use of new Set(rows.map((row) => row.use))) {
    const own = rows.filter((row) => row.use === use);
    const within = Array.from({ length: longestGap }, (_, w) =>
      own.reduce((sum, row) => sum + (row.gap > w ? row.people : 0), 0),
    );
    while (within.length > 1 && within.at(-1) === within.at(-2)) within.pop();
    uses[use] = within;
  }
  return uses;
}

/** How many people did it in a period, each counted once: on their first day of it. */
export function peopleIn(
  days: DaysOfFigures,
  use: string,
  { start, end }: Period,
): number {
  let people = 0;
  for (let day = start; day <= end; day += 1) {
    const within = days.get(day)?.uses[use] ?? [];
    people += within[Math.min(day - start, within.length - 1)] ?? 0;
  }
  return people;
}

/** Sessions of a period, each counted once, however many midnights it saw; and their time, ms. */
export function sessionsIn(
  days: DaysOfFigures,
  { start, end }: Period,
): { sessions: number; ms: number } {
  let sessions = 0;
  let ms = 0;
  for (let day = start; day <= end; day += 1) {
    const figures = days.get(day);
    if (!figures) continue;
    sessions += figures.sessions - (day > start ? figures.carried : 0);
    ms += figures.ms;
  }
  return { sessions, ms };
}

/** Whole seconds a session, on average. */
export function averageTime(days: DaysOfFigures, period: Period): number {
  const { sessions, ms } = sessionsIn(days, period);
  return sessions === 0 ? 0 : Math.round(ms / sessions / 1000);
}

/** A figure of a period, with a value for each of its days. */
export interface Measure {
  total: number;
  /** Of the full days of the period. */
  compared: number;
  /** Of as many days before. */
  before: number;
  series: { date: string; value: number }[];
}

/** `of` gives the figure of any period. */
export function measure(
  period: Period,
  of: (period: Period) => number,
): Measure {
  return {
    total: of(period),
    compared: of(finished(period)),
    before: of(before(period)),
    series: Array.from({ length: daysIn(period) }, (_, i) => {
      const day = period.start + i;
      return {
        date: dateOf(day),
        value: of({ ...period, start: day, end: day }),
      };
    }),
  };
}

/** Every use that anybody has made in the period or before it. */
export function usesMade(days: DaysOfFigures): Set<string> {
  return new Set([...days.values()].flatMap(({ uses }) => Object.keys(uses)));
}
