import * as z from "zod/mini";
import wordLists from "../../../../data/games/word-search.json" with { type: "json" };
import { defineGame } from "../game.server";
import type { Level } from "../level";
import { seededRandom } from "~/shared/random";
import { deal } from "../deal";
import { createGrid } from "./grid";
import { search, type SearchRound } from "./search";

/** Bounded by the largest grid, because the cost of a line grows with its length. */
const coordinate = z.number().check(z.int(), z.minimum(0), z.maximum(11));
const cell = z.readonly(z.tuple([coordinate, coordinate]));

export const wordSearch = defineGame({
  id: "word-search",
  rules: search,
  answer: z.nullable(z.object({ from: cell, to: cell })),
  /** Each seed uses the next word list. */
  createPracticeRound: ({ seed, level }) =>
    createRound(seed, level, `practice ${level} ${seed}`),
  /** Medium is the largest grid that fits a phone. */
  createDailyRound: (day) => createRound(day, "medium", `day ${day}`),
});

function createRound(
  seed: number,
  level: Level,
  randomSeed: string,
): SearchRound {
  const [list] = deal(wordLists[level], 1, seed);
  if (!list) throw new Error(`No word lists for level ${level}.`);
  const rows = createGrid(list.words, level, seededRandom(randomSeed));
  return { ...list, rows };
}
