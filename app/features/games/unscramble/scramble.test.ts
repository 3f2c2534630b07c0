import fc from "fast-check";
import { expect, it } from "vitest";
import { randomFrom } from "~/shared/random";
import { verses } from "./content/verses";
import { isInOrder, scramble, wordsOf } from "./scramble";

it("takes the stops away, and leaves the apostrophe", () => {
  expect(wordsOf("Rejoice! again I say, Aaron’s (rod) first-born.")).toEqual([
    "Rejoice",
    "again",
    "I",
    "say",
    "Aaron’s",
    "rod",
    "first-born",
  ]);
});

it("has every word once, in another order, and can always be solved", () => {
  fc.assert(
    fc.property(fc.nat(verses.length - 1), fc.string(), (which, seed) => {
      const { text = "" } = verses[which] ?? {};
      const words = scramble(text, randomFrom(seed));
      expect(isInOrder(text, words)).toBe(false);
      const rest = [...words];
      const solution = wordsOf(text).map((word) => {
        expect(rest).toContain(word);
        return rest.splice(rest.indexOf(word), 1)[0] ?? "";
      });
      expect(rest).toEqual([]);
      expect(isInOrder(text, solution)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
