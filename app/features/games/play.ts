import type { GameTypes, Turn } from "./rules";

/** A round in progress, as the game views see it. */
export interface Play<G extends GameTypes> {
  round: G["publicRound"];
  turns: readonly Turn<G>[];
  /** The round has ended, and the player has moved on from the last result. */
  isOver: boolean;
  /** The daily puzzle, not practice. */
  isPuzzle: boolean;
  /** An answer is being sent. */
  pending: boolean;
  /** Resolves to null if the answer didn't count; a toast has explained why. */
  submitAnswer: (answer: G["answer"]) => Promise<G["result"] | null>;
  /** Moves on from the last result to the score. */
  finish: () => void;
}
