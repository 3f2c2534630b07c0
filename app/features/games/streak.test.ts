import { toDayNumber, addDays } from "~/shared/time";
import { expect, it } from "vitest";
import { advanceStreak, noStreak, getCurrentStreak } from "./streak";

const played = (...days: number[]) =>
  days.reduce(
    (streak, day) => advanceStreak(streak, addDays("2026-02-20", day)),
    noStreak,
  );

it.each([
  ["the first day", [0], 1],
  ["the same day twice", [0, 0], 1],
  ["consecutive days across the end of a month", [0, 1, 2, 8, 9, 10], 3],
  ["one missed day", [0, 1, 3], 3],
  ["two missed days", [0, 1, 4], 1],
  ["two single missed days in a week", [0, 2, 4], 1],
  ["one missed day each week", [0, 2, 3, 4, 5, 6, 7, 9], 8],
  ["an earlier day than the last one", [5, 4], 1],
])("%s", (_, days, streak) => {
  expect(played(...days).streak).toBe(streak);
});

it("remembers the longest streak", () => {
  expect(played(0, 1, 2, 9).longestStreak).toBe(3);
});

it("is shown as long as it can still continue", () => {
  const on = (day: number, ...days: number[]) =>
    getCurrentStreak(played(...days), addDays("2026-02-20", day));
  expect(on(0)).toBe(0);
  expect([1, 2, 3, 4].map((day) => on(day, 0, 1))).toEqual([2, 2, 2, 0]);
  expect([3, 4].map((day) => on(day, 0, 2))).toEqual([2, 0]);
});

it("counts days since 1970", () => {
  expect(toDayNumber("1970-01-02")).toBe(1);
  expect(toDayNumber("2026-11-22")).toBe(20_779);
});
