import { toDayNumber } from "~/shared/time";
import { expect, it } from "vitest";
import { toPeriod } from "~/features/analytics/period";
import { formatOrdinalDate, periodQuery, formatPeriod } from "./period-format";

it.each([
  ["2024-06-03", "Monday, June 3rd, 2024"],
  ["2024-06-01", "Saturday, June 1st, 2024"],
  ["2024-06-02", "Sunday, June 2nd, 2024"],
  ["2024-06-04", "Tuesday, June 4th, 2024"],
  ["2024-06-11", "Tuesday, June 11th, 2024"],
  ["2024-06-12", "Wednesday, June 12th, 2024"],
  ["2024-06-13", "Thursday, June 13th, 2024"],
  ["2024-06-20", "Thursday, June 20th, 2024"],
  ["2024-06-21", "Friday, June 21st, 2024"],
  ["2024-06-22", "Saturday, June 22nd, 2024"],
  ["2024-06-23", "Sunday, June 23rd, 2024"],
  ["2024-12-31", "Tuesday, December 31st, 2024"],
])("formats %s as '%s'", (date, text) => {
  expect(formatOrdinalDate(date)).toBe(text);
});

const between = (from: string, to: string) => ({
  start: toDayNumber(from),
  end: toDayNumber(to),
});

it("shows both ends of a period, or its only day", () => {
  expect(formatPeriod(between("2025-12-30", "2026-01-02"))).toBe(
    "Dec 30, 2025 – Jan 2, 2026",
  );
  expect(formatPeriod(between("2026-11-03", "2026-11-03"))).toBe("Nov 3, 2026");
});

it("converts a period back to its query", () => {
  const now = Date.parse("2026-11-23T10:00:00Z");
  const range = { from: "2026-10-01", to: "2026-10-20" };
  expect(periodQuery(toPeriod(range, now))).toEqual(range);
  expect(periodQuery(toPeriod({ days: 30 }, now))).toEqual({ days: 30 });
  expect(periodQuery(toPeriod({}, now))).toEqual({ days: 7 });
});
