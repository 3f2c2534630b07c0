import { dayMs } from "~/shared/duration.mjs";
import { maxPeriodDays, getDayStart } from "~/features/analytics/period";

/** Months since the year 0: November 2026 is 2026 × 12 + 10. */
export type Month = number;

const monthFormat = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const toUtcDate = (day: number) => new Date(getDayStart(day));
const getDayNumber = (month: Month, date: number): number =>
  Date.UTC(Math.floor(month / 12), month % 12, date) / dayMs;

export function toMonth(day: number): Month {
  const date = toUtcDate(day);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** 'November 2026' */
export const monthName = (month: Month): string =>
  monthFormat.format(getDayStart(getDayNumber(month, 1)));

/** The days in weeks from Sunday to Saturday; null for days of other months. */
export function toWeeks(month: Month): (number | null)[][] {
  const first = getDayNumber(month, 1);
  const length = getDayNumber(month + 1, 1) - first;
  const leadingDays = getWeekday(first);
  const weeks = Math.ceil((leadingDays + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - leadingDays;
      return day >= 0 && day < length ? first + day : null;
    }),
  );
}

export const getWeekday = (day: number): number => toUtcDate(day).getUTCDay();

/** Keeps the day of the month, or uses the last day of a shorter month. */
export function addMonths(day: number, months: number): number {
  const month = toMonth(day) + months;
  const last = getDayNumber(month + 1, 0);
  return Math.min(getDayNumber(month, toUtcDate(day).getUTCDate()), last);
}

/** Moves a day to another month, at most until today, so that each shown month has a day in the tab order. */
export function moveToMonth(day: number, month: Month, today: number): number {
  return Math.min(addMonths(day, month - toMonth(day)), today);
}

/** The target day of a key in the ARIA grid pattern; null for other keys. */
export function getDayForKey(
  day: number,
  key: string,
  shift: boolean,
): number | null {
  const months = shift ? 12 : 1;
  switch (key) {
    case "ArrowLeft":
      return day - 1;
    case "ArrowRight":
      return day + 1;
    case "ArrowUp":
      return day - 7;
    case "ArrowDown":
      return day + 7;
    case "Home":
      return day - getWeekday(day);
    case "End":
      return day + 6 - getWeekday(day);
    case "PageUp":
      return addMonths(day, -months);
    case "PageDown":
      return addMonths(day, months);
    default:
      return null;
  }
}

/** Excludes future days and ranges longer than `maxPeriodDays`. */
export function isSelectableDay(
  day: number,
  today: number,
  start: number | null,
): boolean {
  return (
    day <= today && (start === null || Math.abs(day - start) < maxPeriodDays)
  );
}
