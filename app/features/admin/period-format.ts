import { toDayNumber } from "~/shared/time";
import {
  toDateString,
  countDays,
  getDayStart,
  type Period,
} from "~/features/analytics/period";

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat("en-US", {
    ...options,
    timeZone: "UTC",
  });
  return (day: number) => formatter.format(getDayStart(day));
};

/** 'Nov 3' */
export const formatShortDay = format({ month: "short", day: "numeric" });
/** 'Nov 3, 2026' */
export const formatDay = format({
  month: "short",
  day: "numeric",
  year: "numeric",
});

/** 'Nov 3 – Nov 9, 2026', 'Nov 3, 2026' */
export function formatPeriod({
  start,
  end,
}: Pick<Period, "start" | "end">): string {
  if (start === end) return formatDay(start);
  const sameYear =
    toDateString(start).slice(0, 4) === toDateString(end).slice(0, 4);
  return `${sameYear ? formatShortDay(start) : formatDay(start)} – ${formatDay(end)}`;
}

export function periodQuery(period: Period) {
  return period.isRange
    ? { from: toDateString(period.start), to: toDateString(period.end) }
    : { days: countDays(period) };
}

const formatLongDay = format({
  weekday: "long",
  month: "long",
  day: "numeric",
});
const ordinals = new Intl.PluralRules("en-US", { type: "ordinal" });
const suffixes: Record<string, string> = { one: "st", two: "nd", few: "rd" };

/** 'Monday, June 3rd, 2024' */
export function formatOrdinalDate(date: string): string {
  const suffix = suffixes[ordinals.select(Number(date.slice(-2)))] ?? "th";
  return `${formatLongDay(toDayNumber(date))}${suffix}, ${date.slice(0, 4)}`;
}
