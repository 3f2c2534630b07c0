import { expect, it } from "vitest";
import {
  formatCount,
  formatPercent,
  formatPreciseDuration,
  formatDuration,
} from "./number-format";

it("groups the digits of large counts", () => {
  expect(formatCount(0)).toBe("0");
  expect(formatCount(1_234_567)).toBe("1,234,567");
});

it("formats percentages with at most one decimal", () => {
  expect(formatPercent(42)).toBe("42%");
  expect(formatPercent(16.6667)).toBe("16.7%");
});

it.each([
  [0, "0m"],
  [1, "1m"],
  [89, "1m"],
  [90, "2m"],
  [3599, "1h 0m"],
  [3600, "1h 0m"],
  [9300, "2h 35m"],
  [4_444_440, "1,234h 34m"],
])("formats a total of %i seconds as '%s'", (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

it.each([
  [0, "0m 0s"],
  [59.6, "1m 0s"],
  [754, "12m 34s"],
])("formats an average of %d seconds as '%s'", (seconds, text) => {
  expect(formatPreciseDuration(seconds)).toBe(text);
});
