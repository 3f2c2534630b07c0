import * as z from "zod/mini";
import verses from "../../../../data/games/memory.json" with { type: "json" };
import { defineGame } from "../game.server";
import { deal } from "../deal";
import { memory } from "./memory";

/** The verses are sorted from short to long. */
const thirds = [verses.slice(0, 14), verses.slice(14, 27), verses.slice(27)];

export const memoryVerse = defineGame({
  id: "memory",
  rules: memory,
  // Longer than any verse; the cost of comparing grows with the square of the length.
  answer: z.string().check(z.maxLength(1000)),
  /** Three verses, each longer than the one before. */
  createPracticeRound: ({ seed }) => ({
    verses: thirds.flatMap((third) => deal(third, 1, seed)),
    maxTries: null,
  }),
  /** Not the app's verse of the day: the sidebar shows that one next to the game. */
  createDailyRound: (day) => ({ verses: deal(verses, 1, day), maxTries: 3 }),
});
