import type { Play } from "../play";
import { getProgress, type AnswerResult, type Rules } from "../rules";
import { isInOrder } from "./scramble";
import type { Verse } from "./verse";

export interface ScrambledVerse extends Verse {
  /** Shuffled. */
  words: readonly string[];
}

export interface UnscrambleRound {
  verses: readonly ScrambledVerse[];
  /** Wrong tries per verse before the round ends; null for no limit. */
  maxTries: number | null;
}

export type PublicVerse = Pick<ScrambledVerse, "reference" | "words">;

export interface PublicUnscrambleRound {
  verses: readonly PublicVerse[];
  maxTries: number | null;
}

export interface UnscrambleResult extends AnswerResult {
  /** The verse, once it is solved or no try is left. */
  text: string | null;
}

export interface UnscrambleGame {
  round: UnscrambleRound;
  publicRound: PublicUnscrambleRound;
  answer: readonly string[];
  result: UnscrambleResult;
}

export type UnscramblePlay = Play<UnscrambleGame>;

/** An answer is the words of the current verse in the order the player chose. */
export const unscramble: Rules<UnscrambleGame> = {
  toPublicRound: ({ verses, maxTries: tries }) => ({
    verses: verses.map(({ reference, words }) => ({ reference, words })),
    maxTries: tries,
  }),
  judge: ({ verses, maxTries: tries }, previousAnswers, answer) => {
    const { at, misses } = getProgress(
      verses,
      previousAnswers,
      ({ text }, words) => isInOrder(text, words),
    );
    const verse = verses[at];
    if (answer.length !== verse?.words.length) return null;
    const isCorrect = isInOrder(verse.text, answer);
    const isLost = !isCorrect && tries !== null && misses + 1 >= tries;
    return {
      isCorrect,
      endsRound: isLost || (isCorrect && at + 1 === verses.length),
      text: isCorrect || isLost ? verse.text : null,
    };
  },
  getMaxScore: ({ verses }) => verses.length,
};
