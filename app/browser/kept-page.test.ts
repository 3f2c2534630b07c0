import { expect, it } from "vitest";
import { asOf } from "./kept-page";

it.each([
  [new Date(2026, 10, 23, 12, 0), "as of 9:41"],
  [new Date(2026, 10, 24, 0, 5), "as of 23 Nov, 9:41"],
])("says since when a page is so, read at %s", (now, words) => {
  const at = new Date(2026, 10, 23, 9, 41);
  expect(asOf(at.getTime(), now.getTime())).toBe(words);
});
