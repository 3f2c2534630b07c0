import { useRevalidator } from "@remix-run/react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, sendJson } from "~/client/api-client";
import { getFailureMessage } from "~/client/use-submit";
import { trackGamePlay } from "~/features/analytics/tracking";
import { urls } from "~/shared/urls";
import { errorToast, toast } from "~/ui/toast-store";
import type { GameInfo } from "./games";
import type { PuzzleState } from "./game-page-data";
import type { PuzzleAnswer, PuzzleResponse } from "./score";
import type { GameTypes, Play } from "./rules";

/** Plays the daily puzzle. The server judges each answer; only the first answer to a step counts. */
export function usePuzzle<G extends GameTypes>(
  game: GameInfo,
  puzzle: PuzzleState<G>,
): { play: Play<G>; streak: number } {
  const { date, round } = puzzle;
  const [turns, setTurns] = useState(puzzle.turns);
  const [streak, setStreak] = useState(puzzle.streak);
  const { isPending, mutateAsync } = useMutation({
    mutationFn: (body: PuzzleAnswer) =>
      sendJson(
        urls.api.gameEndpoint(game.id, "puzzle"),
        (value) => value as PuzzleResponse<G>,
        { body },
      ),
  });
  const [isShowingResult, setShowingResult] = useState(false);
  const { revalidate } = useRevalidator();

  // Answers given in another tab or on another device arrive when the loader revalidates.
  if (puzzle.turns.length > turns.length) {
    setTurns(puzzle.turns);
    setStreak(puzzle.streak);
  }

  const submitAnswer = async (
    submitted: G["answer"],
  ): Promise<G["result"] | null> => {
    if (isPending) return null;
    try {
      const response = await mutateAsync({
        date,
        step: turns.length,
        answer: submitted,
      });
      if (turns.length === 0) trackGamePlay(game.gameName ?? game.title);
      setShowingResult(true);
      setTurns((before) => [...before, response]);
      setStreak(response.streak);
      if (JSON.stringify(response.answer) === JSON.stringify(submitted)) {
        return response.result;
      }
      // Another tab answered first, or an earlier request arrived after all.
      toast({
        title: "Already answered",
        description:
          "Your first answer counts. You gave it in another tab or just before the connection dropped.",
      });
      revalidate();
      return null;
    } catch (error) {
      errorToast(
        getFailureMessage(
          error,
          "Couldn't send your answer. Please try again.",
        ),
      );
      if (error instanceof ApiError && error.status === 409) revalidate();
      return null;
    }
  };
  return {
    streak,
    play: {
      round,
      turns,
      isOver: (turns.at(-1)?.result.endsRound ?? false) && !isShowingResult,
      isPuzzle: true,
      pending: isPending,
      submitAnswer,
      finish: () => {
        setShowingResult(false);
      },
    },
  };
}
