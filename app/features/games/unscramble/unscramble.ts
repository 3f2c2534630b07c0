import {
  judgeVerse,
  type AnswerResult,
  type Play,
  type Rules,
  type Verse,
  type VerseRound,
} from "../rules";
import { isInOrder } from "./scramble";

interface ScrambledVerse extends Verse {
  /** Shuffled. */
  words: readonly string[];
}

export type UnscrambleRound = VerseRound<ScrambledVerse>;

export type PublicVerse = Pick<ScrambledVerse, "reference" | "words">;

interface UnscrambleGame {
  round: UnscrambleRound;
  publicRound: Pick<UnscrambleRound, "maxTries"> & {
    verses: readonly PublicVerse[];
  };
  answer: readonly string[];
  /** With the verse, once it is solved or no try is left. */
  result: AnswerResult & { text: string | null };
}

export type UnscramblePlay = Play<UnscrambleGame>;

/** An answer is the words of the current verse in the order the player chose. */
export const unscramble: Rules<UnscrambleGame> = {
  toPublicRound: ({ verses, maxTries }) => ({
    verses: verses.map(({ reference, words }) => ({ reference, words })),
    maxTries,
  }),
  judge: (round, previousAnswers, answer) => {
    const judged = judgeVerse(
      round,
      previousAnswers,
      answer,
      (words, { text }) => isInOrder(text, words),
    );
    if (answer.length !== judged?.verse.words.length) return null;
    const { verse, isCorrect, endsRound } = judged;
    const text = isCorrect || endsRound ? verse.text : null;
    return { isCorrect, endsRound, text };
  },
  getMaxScore: ({ verses }) => verses.length,
};
