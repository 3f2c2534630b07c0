import {
  getPreviousPeriod,
  toDateString,
  countDays,
  getCompletedPart,
  type Period,
} from "./period";

/** The metrics of one UTC day, small enough to store as one JSON value. */
export interface DailyMetrics {
  /**
   * By feature ('any', a page, a game): the value at index `w` is how many users used it that day but not in the `w`
   * days before. Trailing equal values are dropped, so the last one also applies to every larger index.
   */
  usage: Record<string, number[]>;
  sessions: number;
  /** Sessions that continue from the day before, which counted them already. */
  continuedSessions: number;
  durationMs: number;
}

/** Days without activity are missing. */
export type DailyMetricsByDay = ReadonlyMap<number, DailyMetrics>;

/** A row of `daily_usage`. */
export interface UsageRow {
  feature: string;
  gapDays: number;
  users: number;
}

/** A gap of 91 means: not in the last 90 days, or never. */
const maxGapDays = 91;

export function toFeatureUsage(
  rows: readonly UsageRow[],
): Record<string, number[]> {
  const usage: Record<string, number[]> = {};
  for (const feature of new Set(rows.map((row) => row.feature))) {
    const featureRows = rows.filter((row) => row.feature === feature);
    const usersByGap = Array.from({ length: maxGapDays }, (_, w) =>
      featureRows.reduce(
        (sum, row) => sum + (row.gapDays > w ? row.users : 0),
        0,
      ),
    );
    while (usersByGap.length > 1 && usersByGap.at(-1) === usersByGap.at(-2))
      usersByGap.pop();
    usage[feature] = usersByGap;
  }
  return usage;
}

/** Unique users of a feature in a period. Each user counts once, on their first day in the period. */
export function countUsers(
  days: DailyMetricsByDay,
  feature: string,
  { start, end }: Period,
): number {
  let users = 0;
  for (let day = start; day <= end; day += 1) {
    const usersByGap = days.get(day)?.usage[feature] ?? [];
    users += usersByGap[Math.min(day - start, usersByGap.length - 1)] ?? 0;
  }
  return users;
}

/** Sessions of a period and their total time. A session that crosses midnight counts once. */
export function sumSessions(
  days: DailyMetricsByDay,
  { start, end }: Period,
): { sessions: number; durationMs: number } {
  let sessions = 0;
  let durationMs = 0;
  for (let day = start; day <= end; day += 1) {
    const metrics = days.get(day);
    if (!metrics) continue;
    sessions +=
      metrics.sessions - (day > start ? metrics.continuedSessions : 0);
    durationMs += metrics.durationMs;
  }
  return { sessions, durationMs };
}

export function getAverageSessionSeconds(
  days: DailyMetricsByDay,
  period: Period,
): number {
  const { sessions, durationMs } = sumSessions(days, period);
  return sessions === 0 ? 0 : Math.round(durationMs / sessions / 1000);
}

/** A value for a period and for each of its days. */
export interface Metric {
  total: number;
  /** Over the period's full days. */
  completed: number;
  /** Over as many days just before the period. */
  previous: number;
  series: { date: string; value: number }[];
}

export function buildMetric(
  period: Period,
  getValue: (period: Period) => number,
): Metric {
  return {
    total: getValue(period),
    completed: getValue(getCompletedPart(period)),
    previous: getValue(getPreviousPeriod(period)),
    series: Array.from({ length: countDays(period) }, (_, i) => {
      const day = period.start + i;
      return {
        date: toDateString(day),
        value: getValue({ ...period, start: day, end: day }),
      };
    }),
  };
}
