import * as z from "zod/mini";
import { game } from "../game.server";
import { randomFrom } from "~/shared/random";
import { deal } from "../deal";
import { verses } from "./content/verses";
import { scramble } from "./scramble";
import { unscramble } from "./unscramble";
import type { UnscrambleRound } from "./unscramble";
import type { Verse } from "./verse";

/** They stand from short to long. */
const thirds = [verses.slice(0, 12), verses.slice(12, 28), verses.slice(28)];

export const unscrambleVerse = game({
  id: "unscramble",
  rules: unscramble,
  answer: z.readonly(
    z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40)),
  ),
  /** Three verses, each longer than the one before. */
  deal: ({ seed, today }) => {
    const kept = [today, today + 1].flatMap(ofTheDay);
    const dealt = thirds.flatMap((third) => deal(third, 1, seed, kept));
    return roundOf(dealt, `practice ${seed}`, null);
  },
  ofTheDay: (day) => roundOf(ofTheDay(day), `day ${day}`, 3),
});

/** One of middle length. */
const ofTheDay = (day: number) => deal(thirds[1] ?? verses, 1, day);

function roundOf(
  chosen: readonly Verse[],
  chance: string,
  tries: number | null,
): UnscrambleRound {
  const random = randomFrom(chance);
  return {
    verses: chosen.map((verse) => ({
      ...verse,
      words: scramble(verse.text, random),
    })),
    tries,
  };
}
