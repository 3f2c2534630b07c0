import { expect, it } from "vitest";
import { bitsOf, countOf, idsOf, preferenceIds } from "./preference";

it("gives each preference a bit of its own, which it keeps", () => {
  expect(preferenceIds.map((id) => bitsOf([id]))).toEqual([
    1, 2, 4, 8, 16, 32, 64, 128,
  ]);
  expect(bitsOf(["videos"])).toBe(1);
  expect(bitsOf(["testimonies"])).toBe(128);
});

it("reads every set of bits back as it was written", () => {
  for (let bits = 0; bits < 256; bits++) {
    const ids = idsOf(bits);
    expect(bitsOf(ids)).toBe(bits);
    expect(bitsOf(ids.toReversed())).toBe(bits);
    expect(countOf(bits)).toBe(ids.length);
  }
});

it("counts a preference named twice once", () => {
  expect(bitsOf(["games", "games"])).toBe(32);
});
