import {
  judgeVerse,
  type AnswerResult,
  type Play,
  type Rules,
  type Verse,
  type VerseRound,
} from "../rules";
import { passThreshold, similarity } from "./similarity";

interface MemoryGame {
  round: VerseRound<Verse>;
  publicRound: VerseRound<Verse>;
  answer: string;
  /** The similarity is from 0 to 1. */
  result: AnswerResult & { similarity: number };
}

export type MemoryPlay = Play<MemoryGame>;

/** An answer is the text typed for the current verse. The round is public because players read the verse first. */
export const memory: Rules<MemoryGame> = {
  toPublicRound: (round) => round,
  judge: (round, previousAnswers, answer) => {
    const judged = judgeVerse(
      round,
      previousAnswers,
      answer,
      (typed, { text }) => similarity(text, typed) > passThreshold,
    );
    if (!judged) return null;
    const { verse, ...result } = judged;
    return { ...result, similarity: similarity(verse.text, answer) };
  },
  getMaxScore: ({ verses }) => verses.length,
};
