import { dayMs } from "~/shared/duration.mjs";
import * as z from "zod/mini";
import { numberInput } from "~/shared/number-input";
import { utcDate } from "~/shared/time";

/** A range of whole UTC days, both ends included, in days since the epoch. */
export interface Period {
  start: number;
  end: number;
  /** How many of its days are over. Comparisons exclude today. */
  fullDays: number;
  /** True for a custom range, false for a preset. */
  isRange: boolean;
}

export const periodPresets = [1, 7, 30] as const;
export const defaultPeriodDays = 7;
/** Also how long visits are stored. */
export const maxPeriodDays = 90;

export const toDay = (ms: number): number => Math.floor(ms / dayMs);
/** 'YYYY-MM-DD' */
export const toDateString = (days: number): string => utcDate(days * dayMs);
export const getDayStart = (days: number): number => days * dayMs;
export const countDays = ({ start, end }: Period): number => end - start + 1;

/** The full days of a period; empty if the period is only today. */
export const getCompletedPart = (period: Period): Period => ({
  ...period,
  end: period.start + period.fullDays - 1,
});

/** As many days just before the period as it has full days. */
export const getPreviousPeriod = (period: Period): Period => ({
  ...period,
  start: period.start - period.fullDays,
  end: period.start - 1,
});

/** '2026-11-23' or '2026-11-23T10:00:00Z'. Only the UTC day of a time is used. */
const isoDateSchema = z.union(
  [z.iso.date(), z.iso.datetime({ offset: true })],
  "Use an ISO date.",
);

/** `?days={n}` or `?from={iso}&to={iso}`. The default is 7 days. */
export const periodQuerySchema = z
  .object({
    days: z.optional(numberInput(z.int(), z.gte(1), z.lte(maxPeriodDays))),
    from: z.optional(isoDateSchema),
    to: z.optional(isoDateSchema),
  })
  .check(
    z.refine(({ from, to }) => (from === undefined) === (to === undefined), {
      path: ["to"],
      message: "A range needs both a start and an end.",
    }),
    z.refine(({ from, to }) => countRangeDays(from, to) >= 1, {
      path: ["to"],
      message: "The end can't be before the start.",
    }),
    z.refine(({ from, to }) => countRangeDays(from, to) <= maxPeriodDays, {
      path: ["to"],
      message: `A range can have at most ${maxPeriodDays} days.`,
    }),
  );

export type PeriodQuery = z.infer<typeof periodQuerySchema>;

function countRangeDays(
  from: string | undefined,
  to: string | undefined,
): number {
  if (from === undefined || to === undefined) return 1;
  return toDay(Date.parse(to)) - toDay(Date.parse(from)) + 1;
}

/** A range takes precedence over `days`. Presets end today. */
export function toPeriod({ days, from, to }: PeriodQuery, now: number): Period {
  if (from !== undefined && to !== undefined) {
    const start = toDay(Date.parse(from));
    const end = toDay(Date.parse(to));
    const fullDays = Math.max(0, Math.min(end + 1, toDay(now)) - start);
    return { start, end, fullDays, isRange: true };
  }
  const end = toDay(now);
  const fullDays = (days ?? defaultPeriodDays) - 1;
  return { start: end - fullDays, end, fullDays, isRange: false };
}
