import { expect, it } from "vitest";
import { levels } from "../level";
import { seededRandom } from "~/shared/random";
import { blockedWords, grids, createGrid } from "./grid";
import { joinLines, findWord, countOccurrences } from "./line";
import wordLists from "../../../../data/games/word-search.json" with { type: "json" };

/** For each level; 10,000 take 2 minutes. */
const seeds = Number(process.env["GRID_SEEDS"] ?? 100);

it.each(levels)(
  `%s grids contain each word once and no blocked word, for ${seeds} seeds`,
  (level) => {
    const lists = wordLists[level];
    for (let seed = 0; seed < seeds; seed++) {
      const { words } = lists[seed % lists.length] ?? { words: [] };
      const rows = createGrid(words, level, seededRandom(`${seed}`));
      expect(rows).toHaveLength(grids[level].size);
      expect(rows.join("")).toMatch(/^[A-Z]+$/);
      const lines = joinLines(rows);
      const misplaced = words.filter(
        (word) =>
          countOccurrences(lines, word) !== 1 ||
          findWord(rows, word).length !== word.length,
      );
      expect(misplaced).toEqual([]);
      const diagonalWords = words.filter((word) => {
        const [from, next] = findWord(rows, word);
        return from && next && from[0] !== next[0] && from[1] !== next[1];
      });
      expect(diagonalWords.length > 0).toBe(level === "hard");
      expect(
        blockedWords.filter(
          (word) =>
            countOccurrences(lines, word) >
            countOccurrences(words.join(" "), word),
        ),
      ).toEqual([]);
    }
  },
  120_000,
);
