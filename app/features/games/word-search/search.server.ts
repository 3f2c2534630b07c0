import * as z from "zod/mini";
import { game } from "../game.server";
import type { Level } from "../level";
import { randomFrom } from "~/shared/random";
import { deal } from "../deal";
import { easy } from "./content/easy";
import { hard } from "./content/hard";
import { medium } from "./content/medium";
import { makeGrid } from "./grid";
import { search } from "./search";
import type { SearchRound } from "./search";
import { unwanted } from "./unwanted";

export const wordLists = { easy, medium, hard };

/** Of the largest grid; what lies outside would be a line without end. */
const place = z.number().check(z.int(), z.minimum(0), z.maximum(11));
const cell = z.readonly(z.tuple([place, place]));

export const wordSearch = game({
  id: "word-search",
  rules: search,
  answer: z.nullable(z.object({ from: cell, to: cell })),
  /** The next list with each seed, in a grid of its own. */
  deal: ({ seed, level }) => roundOf(seed, level, `practice ${level} ${seed}`),
  /** As large as fits a phone. */
  ofTheDay: (day) => roundOf(day, "medium", `day ${day}`),
});

function roundOf(seed: number, level: Level, chance: string): SearchRound {
  const [list] = deal(wordLists[level], 1, seed);
  if (!list) throw new Error(`There are no lists that are ${level}.`);
  const rows = makeGrid(list.words, level, randomFrom(chance), unwanted);
  return { ...list, rows };
}
