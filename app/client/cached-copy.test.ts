import { expect, it } from "vitest";
import { formatCachedAt } from "./cached-copy";

it.each([
  [new Date(2026, 10, 23, 12, 0), "as of 9:41"],
  [new Date(2026, 10, 24, 0, 5), "as of 23 Nov, 9:41"],
])("formats the age of a page at %s", (now, text) => {
  const at = new Date(2026, 10, 23, 9, 41);
  expect(formatCachedAt(at.getTime(), now.getTime())).toBe(text);
});
