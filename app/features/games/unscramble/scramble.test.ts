import fc from "fast-check";
import { expect, it } from "vitest";
import verses from "../../../../data/games/unscramble.json" with { type: "json" };
import { seededRandom } from "~/shared/random";
import { isInOrder, scramble, splitWords } from "./scramble";

it("drops punctuation except apostrophes and hyphens", () => {
  expect(splitWords("Rejoice! again I say, Aaron’s (rod) first-born.")).toEqual(
    ["Rejoice", "again", "I", "say", "Aaron’s", "rod", "first-born"],
  );
});

it("contains every word in another order and can always be solved", () => {
  fc.assert(
    fc.property(fc.nat(verses.length - 1), fc.string(), (which, seed) => {
      const { text = "" } = verses[which] ?? {};
      const words = scramble(text, seededRandom(seed));
      expect(isInOrder(text, words)).toBe(false);
      const rest = [...words];
      const solution = splitWords(text).map((word) => {
        expect(rest).toContain(word);
        return rest.splice(rest.indexOf(word), 1)[0] ?? "";
      });
      expect(rest).toEqual([]);
      expect(isInOrder(text, solution)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
