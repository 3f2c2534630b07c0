import fc from "fast-check";
import { expect, it } from "vitest";
import { passThreshold, similarity } from "./similarity";

const verse = "The LORD is my shepherd; I shall not want.";

it.each([
  [verse, 1],
  ["the lord is my shepherd i shall not want", 1],
  ["  THE LORD is my shepherd,\n I shall not want ", 1],
  ["", 0],
])("compares %j", (typed, expected) => {
  expect(similarity(verse, typed)).toBe(expected);
});

it("accepts a few typos but not half a verse", () => {
  expect(
    similarity(verse, "The Lord is my sheperd I shal not want"),
  ).toBeGreaterThan(passThreshold);
  expect(similarity(verse, "The LORD is my shepherd")).toBeLessThan(
    passThreshold,
  );
});

it("is symmetric, between 0 and 1, and 1 for equal texts", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (a, b) => {
      const alike = similarity(a, b);
      expect(alike).toBe(similarity(b, a));
      expect(alike).toBeGreaterThanOrEqual(0);
      expect(alike).toBeLessThanOrEqual(1);
      expect(similarity(a, a)).toBe(1);
    }),
    { numRuns: 2000 },
  );
});
