import fc from "fast-check";
import { expect, it } from "vitest";
import { randomFrom, shuffled } from "~/shared/random";
import { deal } from "./deal";

const pool = Array.from({ length: 50 }, (_, n) => n);
const round = (seed: number, kept?: number[]) => deal(pool, 10, seed, kept);

it("repeats itself for the same seed, and for no other", () => {
  const first = (seed: string) => {
    const random = randomFrom(seed);
    return Array.from({ length: 5 }, random);
  };
  expect(first("a")).toEqual(first("a"));
  expect(first("a")).not.toEqual(first("b"));
});

it("is even enough to shuffle with", () => {
  const firsts = Array.from(
    { length: 6000 },
    (_, n) => shuffled("abcdef".split(""), randomFrom(`${n}`))[0],
  );
  for (const letter of "abcdef") {
    const share = firsts.filter((one) => one === letter).length / 6000;
    expect(Math.abs(share - 1 / 6)).toBeLessThan(0.03);
  }
});

it("has nothing twice in a round, and goes through all before one comes again", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (deck) => {
      const rounds = [0, 1, 2, 3, 4].flatMap((n) => round(deck * 5 + n));
      expect(new Set(rounds).size).toBe(50);
    }),
    { numRuns: 500 },
  );
});

it("leaves out what is kept, and is as long without it", () => {
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.uniqueArray(fc.nat(49), { maxLength: 10 }),
      (seed, kept) => {
        const dealt = round(seed, kept);
        expect(new Set(dealt).size).toBe(10);
        expect(dealt.filter((one) => kept.includes(one))).toEqual([]);
        const rounds = Math.floor((50 - kept.length) / 10);
        const next = (seed + 1) % rounds === 0 ? [] : round(seed + 1, kept);
        expect(next.filter((one) => dealt.includes(one))).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
});
