import type { Mark, Rules } from "../rules";
import { lettersOf, lineBetween, placeOf, wordFound } from "./line";
import type { Cell } from "./line";
import type { WordList } from "./word-list";

export interface SearchRound extends WordList {
  rows: readonly string[];
}

/** From one cell to another, where a word stands that was not found before; null: one gives up. */
export type SearchAnswer = { from: Cell; to: Cell } | null;

export interface SearchMark extends Mark {
  /** Null: one has given up. */
  word: string | null;
  /** After giving up: where the others stood. */
  left: { word: string; cells: readonly Cell[] }[];
}

export const search: Rules<SearchRound, SearchRound, SearchAnswer, SearchMark> =
  {
    show: (round) => round,
    judge: ({ words, rows }, before, answer) => {
      const unfound = before.reduce(
        (left, one) => left.filter((word) => word !== foundBy(rows, left, one)),
        [...words],
      );
      if (answer === null) {
        const left = unfound.map((word) => ({
          word,
          cells: placeOf(rows, word),
        }));
        return { right: false, over: true, word: null, left };
      }
      const word = foundBy(rows, unfound, answer);
      const over = unfound.length === 1;
      return word === null ? null : { right: true, over, word, left: [] };
    },
    most: ({ words }) => words.length,
  };

function foundBy(
  rows: readonly string[],
  words: readonly string[],
  answer: SearchAnswer,
): string | null {
  const cells = answer && lineBetween(answer.from, answer.to);
  return cells && wordFound(lettersOf(rows, cells), words);
}
