import type { AnswerResult, Turn } from "./rules";

/** A round in progress, as the game views see it. */
export interface Play<PublicRound, Answer, Result extends AnswerResult> {
  round: PublicRound;
  turns: readonly Turn<Answer, Result>[];
  /** The round has ended, and the player has moved on from the last result. */
  isOver: boolean;
  /** The daily puzzle, not practice. */
  isPuzzle: boolean;
  /** An answer is being sent. */
  pending: boolean;
  /** Resolves to null if the answer didn't count; a toast has explained why. */
  submitAnswer: (answer: Answer) => Promise<Result | null>;
  /** Moves on from the last result to the score. */
  finish: () => void;
}
