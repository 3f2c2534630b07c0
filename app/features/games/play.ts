import type { Mark, Turn } from "./rules";

/** A round as it is being played. */
export interface Play<Shown, Answer, M extends Mark> {
  shown: Shown;
  turns: readonly Turn<Answer, M>[];
  /** Nothing more can be answered, and the player has seen what the last answer was worth. */
  isOver: boolean;
  /** One graded try, not practice. */
  isPuzzle: boolean;
  /** An answer is on its way to the server. */
  pending: boolean;
  /** What the answer is worth; null where it did not arrive, which has been said. */
  answer: (answer: Answer) => Promise<M | null>;
  /** Goes on from the last answer to the score. */
  end: () => void;
}
