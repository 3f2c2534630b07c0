import fc from "fast-check";
import { expect, it } from "vitest";
import { seededRandom, shuffled } from "~/shared/random";
import { deal } from "./deal";

const pool = Array.from({ length: 50 }, (_, n) => n);
const round = (seed: number, reserved?: number[]) =>
  deal(pool, 10, seed, reserved);

it("gives the same numbers for the same seed, and others for another seed", () => {
  const first = (seed: string) => {
    const random = seededRandom(seed);
    return Array.from({ length: 5 }, random);
  };
  expect(first("a")).toEqual(first("a"));
  expect(first("a")).not.toEqual(first("b"));
});

it("shuffles evenly", () => {
  const firsts = Array.from(
    { length: 6000 },
    (_, n) => shuffled("abcdef".split(""), seededRandom(`${n}`))[0],
  );
  for (const letter of "abcdef") {
    const share = firsts.filter((first) => first === letter).length / 6000;
    expect(Math.abs(share - 1 / 6)).toBeLessThan(0.03);
  }
});

it("deals every item once before one repeats", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (deck) => {
      const rounds = [0, 1, 2, 3, 4].flatMap((n) => round(deck * 5 + n));
      expect(new Set(rounds).size).toBe(50);
    }),
    { numRuns: 500 },
  );
});

it("leaves out reserved items and still deals a full round", () => {
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.uniqueArray(fc.nat(49), { maxLength: 10 }),
      (seed, reserved) => {
        const dealt = round(seed, reserved);
        expect(new Set(dealt).size).toBe(10);
        expect(dealt.filter((item) => reserved.includes(item))).toEqual([]);
        const rounds = Math.floor((50 - reserved.length) / 10);
        const next = (seed + 1) % rounds === 0 ? [] : round(seed + 1, reserved);
        expect(next.filter((item) => dealt.includes(item))).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
});
