import * as z from "zod/mini";
import verses from "../../../../data/games/unscramble.json" with { type: "json" };
import { defineGame } from "../game.server";
import { seededRandom } from "~/shared/random";
import { deal } from "../deal";
import { scramble } from "./scramble";
import { unscramble, type UnscrambleRound } from "./unscramble";
import type { Verse } from "../rules";

/** The verses are sorted from short to long. */
const thirds = [verses.slice(0, 12), verses.slice(12, 28), verses.slice(28)];

export const unscrambleVerse = defineGame({
  id: "unscramble",
  rules: unscramble,
  answer: z.readonly(
    z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40)),
  ),
  /** Three verses, each longer than the one before. */
  createPracticeRound: ({ seed, today }) => {
    const reserved = [today, today + 1].flatMap(getDailyVerse);
    const chosen = thirds.flatMap((third) => deal(third, 1, seed, reserved));
    return createRound(chosen, `practice ${seed}`, null);
  },
  createDailyRound: (day) => createRound(getDailyVerse(day), `day ${day}`, 3),
});

/** A verse of medium length. */
const getDailyVerse = (day: number) => deal(thirds[1] ?? verses, 1, day);

function createRound(
  chosen: readonly Verse[],
  seed: string,
  maxTries: number | null,
): UnscrambleRound {
  const random = seededRandom(seed);
  return {
    verses: chosen.map((verse) => ({
      ...verse,
      words: scramble(verse.text, random),
    })),
    maxTries,
  };
}
