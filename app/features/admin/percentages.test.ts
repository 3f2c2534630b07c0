import fc from "fast-check";
import { expect, it } from "vitest";
import { percentages } from "./percentages";

it("rounds thirds so that they add up to 100", () => {
  expect(percentages({ a: 1, b: 1, c: 1 })).toEqual({
    a: 33.4,
    b: 33.3,
    c: 33.3,
  });
});

it("returns zeros for zeros", () => {
  expect(percentages({ a: 0, b: 0 })).toEqual({ a: 0, b: 0 });
});

it("always adds up to 100, with each part less than 0.1 off", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(1e6), { minLength: 2, maxLength: 6 }),
      (counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0);
        fc.pre(total > 0);
        const parts = Object.values(
          percentages(Object.fromEntries(counts.entries())),
        );
        expect(
          Math.round(parts.reduce((sum, part) => sum + part * 10, 0)),
        ).toBe(1000);
        parts.forEach((part, i) => {
          expect(
            Math.abs(part - ((counts[i] ?? 0) / total) * 100),
          ).toBeLessThan(0.1 + 1e-9);
        });
      },
    ),
  );
});
