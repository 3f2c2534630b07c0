import type { AnswerResult, Rules } from "../rules";
import {
  readLetters,
  lineBetween,
  findWord,
  matchWord,
  type Cell,
} from "./line";

export interface SearchRound extends WordList {
  rows: readonly string[];
}

/** The line of a word that hasn't been found yet; null to give up. */
export type SearchAnswer = { from: Cell; to: Cell } | null;

export interface SearchGame {
  round: SearchRound;
  publicRound: SearchRound;
  answer: SearchAnswer;
  result: AnswerResult & {
    /** Null after giving up. */
    word: string | null;
    /** Where the remaining words were; empty unless the player gave up. */
    missed: { word: string; cells: readonly Cell[] }[];
  };
}

export const search: Rules<SearchGame> = {
  toPublicRound: (round) => round,
  judge: ({ words, rows }, previousAnswers, answer) => {
    const unfound = previousAnswers.reduce(
      (left, previous) =>
        left.filter((word) => word !== findWordAt(rows, left, previous)),
      [...words],
    );
    if (answer === null) {
      const left = unfound.map((word) => ({
        word,
        cells: findWord(rows, word),
      }));
      return { isCorrect: false, endsRound: true, word: null, missed: left };
    }
    const word = findWordAt(rows, unfound, answer);
    const endsRound = unfound.length === 1;
    return word === null
      ? null
      : { isCorrect: true, endsRound, word, missed: [] };
  },
  getMaxScore: ({ words }) => words.length,
};

function findWordAt(
  rows: readonly string[],
  words: readonly string[],
  answer: SearchAnswer,
): string | null {
  const cells = answer && lineBetween(answer.from, answer.to);
  return cells && matchWord(readLetters(rows, cells), words);
}

/** The words hidden in one grid, and the theme they share. */
interface WordList {
  readonly title: string;
  /** The passage that contains the theme and most of the words. */
  readonly reference: string;
  /** Capitals A–Z; no word is part of another in the same list, in either direction. */
  readonly words: readonly string[];
}
