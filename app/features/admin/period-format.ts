import {
  toDateString,
  countDays,
  getDayStart,
  type Period,
} from "~/features/analytics/period";

const utcFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
const shortDays = utcFormat({ month: "short", day: "numeric" });
const days = utcFormat({ dateStyle: "medium" });
const longDays = utcFormat({ weekday: "long", month: "long", day: "numeric" });

/** 'Nov 3' */
export const formatShortDay = (day: number) =>
  shortDays.format(getDayStart(day));

/** 'Nov 3, 2026' */
export const formatDay = (day: number) => days.format(getDayStart(day));

/** 'Nov 3, 2026 – Nov 9, 2026', 'Nov 3, 2026' */
export const formatPeriod = ({ start, end }: Pick<Period, "start" | "end">) =>
  formatDay(start) + (start === end ? "" : ` – ${formatDay(end)}`);

export function periodQuery(period: Period) {
  return period.isRange
    ? { from: toDateString(period.start), to: toDateString(period.end) }
    : { days: countDays(period) };
}

const ordinals = new Intl.PluralRules("en-US", { type: "ordinal" });
const suffixes: Record<string, string> = { one: "st", two: "nd", few: "rd" };

/** 'Monday, June 3rd, 2024' */
export function formatOrdinalDate(date: string): string {
  const suffix = suffixes[ordinals.select(Number(date.slice(-2)))] ?? "th";
  return `${longDays.format(new Date(date))}${suffix}, ${date.slice(0, 4)}`;
}
