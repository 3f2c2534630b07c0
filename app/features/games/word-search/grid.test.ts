import { expect, it } from "vitest";
import { levels } from "../level";
import { randomFrom } from "~/shared/random";
import { grids, makeGrid } from "./grid";
import { linesOf, placeOf, timesIn } from "./line";
import { unwanted } from "./unwanted";
import { wordLists } from "./search.server";

/** For each level; 10,000 take 2 minutes. */
const seeds = Number(process.env["GRID_SEEDS"] ?? 300);

it.each(levels)(
  `a grid that is %s holds each of its words once, and nothing unwanted, for ${seeds} seeds`,
  (level) => {
    const lists = wordLists[level];
    for (let seed = 0; seed < seeds; seed++) {
      const { words } = lists[seed % lists.length] ?? { words: [] };
      const rows = makeGrid(words, level, randomFrom(`${seed}`), unwanted);
      expect(rows).toHaveLength(grids[level].size);
      expect(rows.join("")).toMatch(/^[A-Z]+$/);
      const lines = linesOf(rows);
      const wrong = words.filter(
        (word) =>
          timesIn(lines, word) !== 1 ||
          placeOf(rows, word).length !== word.length,
      );
      expect(wrong).toEqual([]);
      const onSlope = words.filter((word) => {
        const [from, next] = placeOf(rows, word);
        return from && next && from[0] !== next[0] && from[1] !== next[1];
      });
      expect(onSlope.length > 0).toBe(level === "hard");
      expect(
        [...unwanted].filter(
          (word) => timesIn(lines, word) > timesIn(words.join(" "), word),
        ),
      ).toEqual([]);
    }
  },
  120_000,
);
