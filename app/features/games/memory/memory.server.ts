import * as z from "zod/mini";
import { game } from "../game.server";
import { deal } from "../deal";
import { verses } from "./content/verses";
import { memory } from "./memory";

/** They stand from short to long. */
const thirds = [verses.slice(0, 14), verses.slice(14, 27), verses.slice(27)];

export const memoryVerse = game({
  id: "memory",
  rules: memory,
  // Longer than any verse; the comparison's price grows with the square of it.
  answer: z.string().check(z.maxLength(1000)),
  /** Three verses, each longer than the one before. */
  deal: ({ seed }) => ({
    verses: thirds.flatMap((third) => deal(third, 1, seed)),
    tries: null,
  }),
  /** Not the verse of the day: that stands beside the game. */
  ofTheDay: (day) => ({ verses: deal(verses, 1, day), tries: 3 }),
});
