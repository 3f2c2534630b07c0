import { expect, it } from "vitest";
import {
  toPreferenceBits,
  countPreferences,
  toPreferenceIds,
  preferenceIds,
} from "./preference";

it("gives each preference a stable bit", () => {
  expect(preferenceIds.map((id) => toPreferenceBits([id]))).toEqual([
    1, 2, 4, 8, 16, 32, 64, 128,
  ]);
  expect(toPreferenceBits(["videos"])).toBe(1);
  expect(toPreferenceBits(["testimonies"])).toBe(128);
});

it("round-trips every set of bits", () => {
  for (let bits = 0; bits < 256; bits++) {
    const ids = toPreferenceIds(bits);
    expect(toPreferenceBits(ids)).toBe(bits);
    expect(toPreferenceBits(ids.toReversed())).toBe(bits);
    expect(countPreferences(bits)).toBe(ids.length);
  }
});

it("ignores duplicate preferences", () => {
  expect(toPreferenceBits(["games", "games"])).toBe(32);
});
