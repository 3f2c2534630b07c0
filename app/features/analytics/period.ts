import * as z from "zod/mini";
import { numberInput } from "~/shared/number-input";
import { utcDate } from "~/shared/time";

/** Whole UTC days, the first and the last among them, as days since the epoch: the one that feeds every figure. */
export interface Period {
  zone: "UTC";
  start: number;
  end: number;
  /** Days that are over; today isn't, and comparisons leave it out. */
  fullDays: number;
  /** Chosen by its two ends, not by one of the presets. */
  isRange: boolean;
}

const day = 86_400_000;
/** spec §9 */
export const presets = [1, 7, 30] as const;
export const presetAtFirst = 7;
/** Raw visits are kept for so many days, and so long may a period be. */
export const periodMax = 90;

export const dayOf = (at: number): number => Math.floor(at / day);
/** 'YYYY-MM-DD' */
export const dateOf = (days: number): string => utcDate(days * day);
export const startOf = (days: number): number => days * day;
export const daysIn = ({ start, end }: Period): number => end - start + 1;

/** The part of a period that is over; empty if the period is only today. */
export const finished = (period: Period): Period => ({
  ...period,
  end: period.start + period.fullDays - 1,
});

/** The days just before, as many as the period has full days. */
export const before = (period: Period): Period => ({
  ...period,
  start: period.start - period.fullDays,
  end: period.start - 1,
});

/** Some engines take 30 February for 2 March. */
function isMoment(text: string): boolean {
  const date = text.slice(0, 10);
  const at = Date.parse(`${date}T00:00:00Z`);
  return !isNaN(Date.parse(text)) && !isNaN(at) && utcDate(at) === date;
}

/** '2026-11-23' as well as '2026-11-23T10:00:00Z'; of a moment its UTC day counts. */
const moment = z
  .string()
  .check(
    z.maxLength(40),
    z.regex(
      /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/,
      "An ISO date.",
    ),
    z.refine(isMoment, "No such date."),
  );

/** spec §7: `?days={n}` or `?from={iso}&to={iso}`; without either, 7 days. */
export const periodQuerySchema = z
  .object({
    days: z.optional(numberInput(z.int(), z.gte(1), z.lte(periodMax))),
    from: z.optional(moment),
    to: z.optional(moment),
  })
  .check(
    z.refine(({ from, to }) => (from === undefined) === (to === undefined), {
      path: ["to"],
      message: "A range needs its start and its end.",
    }),
    z.refine(({ from, to }) => lengthOf(from, to) >= 1, {
      path: ["to"],
      message: "A range ends after it begins.",
    }),
    z.refine(({ from, to }) => lengthOf(from, to) <= periodMax, {
      path: ["to"],
      message: `A range is ${periodMax} days at most.`,
    }),
  );

export type PeriodQuery = z.infer<typeof periodQuerySchema>;

function lengthOf(from: string | undefined, to: string | undefined): number {
  if (from === undefined || to === undefined) return 1;
  return dayOf(Date.parse(to)) - dayOf(Date.parse(from)) + 1;
}

/** A range wins over days; presets end today. */
export function periodOf({ days, from, to }: PeriodQuery, now: number): Period {
  if (from !== undefined && to !== undefined) {
    const start = dayOf(Date.parse(from));
    const end = dayOf(Date.parse(to));
    const fullDays = Math.max(0, Math.min(end + 1, dayOf(now)) - start);
    return { zone: "UTC", start, end, fullDays, isRange: true };
  }
  const end = dayOf(now);
  const fullDays = (days ?? presetAtFirst) - 1;
  return { zone: "UTC", start: end - fullDays, end, fullDays, isRange: false };
}
