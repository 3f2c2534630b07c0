import { useState } from "react";
import type { Play } from "./play";
import type { GameTypes, Turn } from "./rules";

/**
 * For games that show feedback after each answer. After a reload the last feedback is shown again, because the
 * player may not have read it.
 */
export function useAnswerFeedback<G extends GameTypes>({
  turns,
  submitAnswer,
  finish,
}: Play<G>) {
  /** Number of answers whose feedback the player has moved on from. */
  const [acknowledgedCount, setAcknowledgedCount] = useState(0);
  const feedbackTurn: Turn<G> | undefined =
    turns[acknowledgedCount] && turns.at(-1);
  return {
    feedbackTurn,
    acknowledgedCount,
    previousTurns: feedbackTurn ? turns.slice(0, -1) : turns,
    choose: (choice: G["answer"]) => void submitAnswer(choice),
    goToNext: () => {
      setAcknowledgedCount(turns.length);
      if (feedbackTurn?.result.endsRound) finish();
    },
  };
}
