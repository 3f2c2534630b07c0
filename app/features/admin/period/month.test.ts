import { expect, it } from "vitest";
import { dateOf } from "~/features/analytics/period";
import { addMonths, dayAfterKey, isOpenDay } from "./month";
import { monthName, monthOf, weeksOf } from "./month";
import { dayNumber } from "./period-words";

it("lays a month out in weeks from Sunday on", () => {
  const weeks = weeksOf(monthOf(dayNumber("2026-11-23")));
  expect(monthName(monthOf(dayNumber("2026-11-23")))).toBe("November 2026");
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.map((day) => day !== null && dateOf(day).slice(8))).toEqual([
    "01",
    "02",
    "03",
    "04",
    "05",
    "06",
    "07",
  ]);
  expect(weeks.at(-1)?.filter((day) => day !== null)).toHaveLength(2);
});

it("leaves the days of other months out", () => {
  const may = weeksOf(monthOf(dayNumber("2026-05-10")));
  expect(may).toHaveLength(6);
  expect(may[0]?.slice(0, 5)).toEqual([null, null, null, null, null]);
});

it.each([
  ["2026-03-31", -1, "2026-02-28"],
  ["2024-03-31", -1, "2024-02-29"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2026-01-15", -12, "2025-01-15"],
])("%s and %i months is %s", (from, months, to) => {
  expect(dateOf(addMonths(dayNumber(from), months))).toBe(to);
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
])("%s (shift: %s) leads to %s", (key, shift, to) => {
  const day = dayAfterKey(dayNumber("2026-11-25"), key, shift);
  expect(day !== null && dateOf(day)).toBe(to);
});

it("hears no other key", () => {
  expect(dayAfterKey(20_000, "a", false)).toBeNull();
});

it("closes days to come, and those too far from the one that was chosen", () => {
  expect(isOpenDay(101, 100, null)).toBe(false);
  expect(isOpenDay(100, 100, null)).toBe(true);
  expect(isOpenDay(11, 100, 100)).toBe(true);
  expect(isOpenDay(10, 100, 100)).toBe(false);
});
