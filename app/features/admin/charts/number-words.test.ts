import { expect, it } from "vitest";
import { countWords, percentWords } from "./number-words";
import { preciseTimeWords, timeWords } from "./number-words";

it("writes large counts so that they can be read", () => {
  expect(countWords(0)).toBe("0");
  expect(countWords(1_234_567)).toBe("1,234,567");
});

it("writes percent with one decimal at most", () => {
  expect(percentWords(42)).toBe("42 %");
  expect(percentWords(16.6667)).toBe("16.7 %");
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
])("%i seconds together are '%s'", (seconds, words) => {
  expect(timeWords(seconds)).toBe(words);
});

it.each([
  [0, "0m 0s"],
  [59.6, "1m 0s"],
  [754, "12m 34s"],
])("%d seconds on average are '%s'", (seconds, words) => {
  expect(preciseTimeWords(seconds)).toBe(words);
});
