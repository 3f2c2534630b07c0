import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { ApiError, sendJson } from "~/browser/api-client";
import { countPlay } from "~/features/analytics/session";
import { urls } from "~/shared/urls";
import { failureToast, toast } from "~/ui/toast-store";
import type { Game } from "./games";
import type { OpenPuzzle } from "./opened";
import type { Play } from "./play";
import type { PuzzleAnswer, PuzzleReply } from "./puzzle";
import type { Mark } from "./rules";

/** Plays the puzzle of the day: the server judges each answer, and the first to a step stands. */
export function usePuzzle<Shown, Answer, M extends Mark>(
  game: Game,
  puzzle: OpenPuzzle<Shown, Answer, M>,
): { play: Play<Shown, Answer, M>; streak: number } {
  const { date, shown } = puzzle;
  const [turns, setTurns] = useState(puzzle.turns);
  const [streak, setStreak] = useState(puzzle.streak);
  const [pending, setPending] = useState(false);
  const [isWatching, setWatching] = useState(false);
  const { revalidate } = useRevalidator();

  // What another tab or device has answered comes with the page's next look at the server.
  if (puzzle.turns.length > turns.length) {
    setTurns(puzzle.turns);
    setStreak(puzzle.streak);
  }

  const answer = async (given: Answer): Promise<M | null> => {
    if (pending) return null;
    setPending(true);
    try {
      const body: PuzzleAnswer = { date, step: turns.length, answer: given };
      const reply = await sendJson(
        urls.api.ofGame(game.id, "puzzle"),
        (value) => value as PuzzleReply<Answer, M>,
        { body },
      );
      if (turns.length === 0) countPlay(game.gameName);
      setWatching(true);
      setTurns((before) => [...before, reply]);
      setStreak(reply.streak);
      if (JSON.stringify(reply.answer) === JSON.stringify(given)) {
        return reply.mark;
      }
      // Another tab was first, or an answer that seemed lost: this one is not judged.
      toast({
        title: "Already answered",
        description:
          "What you answered before stands, in another window or when the line broke.",
      });
      revalidate();
      return null;
    } catch (error) {
      const ruled = error instanceof ApiError && error.problem?.detail;
      failureToast(ruled || "Your answer did not arrive. Please try again.");
      if (error instanceof ApiError && error.status === 409) revalidate();
      return null;
    } finally {
      setPending(false);
    }
  };
  return {
    streak,
    play: {
      shown,
      turns,
      isOver: (turns.at(-1)?.mark.over ?? false) && !isWatching,
      isPuzzle: true,
      pending,
      answer,
      end: () => {
        setWatching(false);
      },
    },
  };
}
