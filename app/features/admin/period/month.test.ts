import { expect, it } from "vitest";
import { toDateString } from "~/features/analytics/period";
import {
  addMonths,
  getDayForKey,
  isSelectableDay,
  monthName,
  toMonth,
  toWeeks,
} from "./month";
import { toDayNumber } from "~/shared/time";

it("lays out a month in weeks that start on Sunday", () => {
  const weeks = toWeeks(toMonth(toDayNumber("2026-11-23")));
  expect(monthName(toMonth(toDayNumber("2026-11-23")))).toBe("November 2026");
  expect(weeks).toHaveLength(5);
  expect(
    weeks[0]?.map((day) => day !== null && toDateString(day).slice(8)),
  ).toEqual(["01", "02", "03", "04", "05", "06", "07"]);
  expect(weeks.at(-1)?.filter((day) => day !== null)).toHaveLength(2);
});

it("leaves out days of other months", () => {
  const may = toWeeks(toMonth(toDayNumber("2026-05-10")));
  expect(may).toHaveLength(6);
  expect(may[0]?.slice(0, 5)).toEqual([null, null, null, null, null]);
});

it.each([
  ["2026-03-31", -1, "2026-02-28"],
  ["2024-03-31", -1, "2024-02-29"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2026-01-15", -12, "2025-01-15"],
])("%s plus %i months is %s", (from, months, to) => {
  expect(toDateString(addMonths(toDayNumber(from), months))).toBe(to);
});

it.each([
  ["ArrowLeft", false, "2026-11-24"],
  ["ArrowRight", false, "2026-11-26"],
  ["ArrowUp", false, "2026-11-18"],
  ["ArrowDown", false, "2026-12-02"],
  ["Home", false, "2026-11-22"],
  ["End", false, "2026-11-28"],
  ["PageUp", false, "2026-10-25"],
  ["PageDown", false, "2026-12-25"],
  ["PageUp", true, "2025-11-25"],
])("%s (shift: %s) moves to %s", (key, shift, to) => {
  const day = getDayForKey(toDayNumber("2026-11-25"), key, shift);
  expect(day !== null && toDateString(day)).toBe(to);
});

it("ignores other keys", () => {
  expect(getDayForKey(20_000, "a", false)).toBeNull();
});

it("excludes future days and days too far from the chosen one", () => {
  expect(isSelectableDay(101, 100, null)).toBe(false);
  expect(isSelectableDay(100, 100, null)).toBe(true);
  expect(isSelectableDay(11, 100, 100)).toBe(true);
  expect(isSelectableDay(10, 100, 100)).toBe(false);
});
