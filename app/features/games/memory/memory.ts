import {
  getProgress,
  type AnswerResult,
  type Play,
  type Rules,
  type Verse,
} from "../rules";
import { passThreshold, similarity } from "./similarity";

interface MemoryRound {
  verses: readonly Verse[];
  /** Failed tries per verse before the round ends; null for no limit. */
  maxTries: number | null;
}

interface MemoryGame {
  round: MemoryRound;
  publicRound: MemoryRound;
  answer: string;
  /** The similarity is from 0 to 1. */
  result: AnswerResult & { similarity: number };
}

export type MemoryPlay = Play<MemoryGame>;

/** An answer is the text typed for the current verse. The round is public because players read the verse first. */
export const memory: Rules<MemoryGame> = {
  toPublicRound: (round) => round,
  judge: ({ verses, maxTries }, previousAnswers, answer) => {
    const { at, misses } = getProgress(
      verses,
      previousAnswers,
      ({ text }, typed) => similarity(text, typed) > passThreshold,
    );
    const verse = verses[at];
    if (!verse) return null;
    const alike = similarity(verse.text, answer);
    const isCorrect = alike > passThreshold;
    const isLost = !isCorrect && maxTries !== null && misses + 1 >= maxTries;
    return {
      isCorrect,
      endsRound: isLost || (isCorrect && at + 1 === verses.length),
      similarity: alike,
    };
  },
  getMaxScore: ({ verses }) => verses.length,
};
