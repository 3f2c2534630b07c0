import { periodMax, startOf } from "~/features/analytics/period";

/** Months since the year 0: November 2026 is 2026 × 12 + 10. */
export type Month = number;

const dayLength = 86_400_000;
const names = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const dateIn = (day: number) => new Date(startOf(day));
const dayAt = (month: Month, date: number): number =>
  Date.UTC(Math.floor(month / 12), month % 12, date) / dayLength;

export function monthOf(day: number): Month {
  const date = dateIn(day);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** 'November 2026' */
export const monthName = (month: Month): string =>
  names.format(startOf(dayAt(month, 1)));

/** Its days in weeks from Sunday to Saturday; null for those of its neighbours. */
export function weeksOf(month: Month): (number | null)[][] {
  const first = dayAt(month, 1);
  const length = dayAt(month + 1, 1) - first;
  const lead = weekdayOf(first);
  const weeks = Math.ceil((lead + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => {
      const day = week * 7 + at - lead;
      return day >= 0 && day < length ? first + day : null;
    }),
  );
}

export const weekdayOf = (day: number): number => dateIn(day).getUTCDay();

/** So many months on, on the same day of the month or its last. */
export function addMonths(day: number, months: number): number {
  const month = monthOf(day) + months;
  const last = dayAt(month + 1, 0);
  return Math.min(dayAt(month, dateIn(day).getUTCDate()), last);
}

/** The same day of a month that is shown, so that Tab finds one there. */
export function dayIn(day: number, month: Month, today: number): number {
  return Math.min(addMonths(day, month - monthOf(day)), today);
}

/** Where a key of the ARIA grid pattern leads from a day; null where it is no such key. */
export function dayAfterKey(
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
      return day - weekdayOf(day);
    case "End":
      return day + 6 - weekdayOf(day);
    case "PageUp":
      return addMonths(day, -months);
    case "PageDown":
      return addMonths(day, months);
    default:
      return null;
  }
}

/** Nobody has come yet in days to come, and a range is `periodMax` days at most. */
export function isOpenDay(
  day: number,
  today: number,
  start: number | null,
): boolean {
  return day <= today && (start === null || Math.abs(day - start) < periodMax);
}
