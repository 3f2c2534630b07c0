import { useEffect, useMemo, useState } from "react";
import { sendJson } from "~/client/api-client";
import { useDraft } from "~/client/drafts";
import { trackGamePlay } from "~/features/analytics/tracking";
import { urls } from "~/shared/urls";
import type { GameInfo } from "./games";
import type { GamePageData } from "./game-page-data";
import { hashText } from "~/shared/random";
import {
  calculateScore,
  replay,
  type GameTypes,
  type Play,
  type Rules,
} from "./rules";
import type { FinishedRound, Score } from "./score";

export type Practice<G extends GameTypes> = Extract<
  GamePageData<G>,
  { kind: "practice" }
>;

/** Stored on the device, so that a reload continues the round. */
interface SavedRound {
  /** If the content behind the same URL changes, the saved answers no longer apply. */
  hash: number;
  roundId: string;
  answers: readonly unknown[];
}

function parseSavedRound(stored: unknown): SavedRound | null {
  return typeof stored === "object" && stored !== null && "answers" in stored
    ? (stored as SavedRound)
    : null;
}

/**
 * Plays a practice round. The browser judges the answers, saves them on the device and sends the score at the end, and
 * again when the finished round is opened; the round id makes it count once.
 */
export function usePractice<G extends GameTypes>(
  userId: string,
  game: GameInfo,
  { seed, level, round, score: initialScore }: Practice<G>,
  rules: Rules<G>,
): { play: Play<G>; score: Score | null } {
  const name = `game ${game.id} ${level} ${seed}`;
  const { value, write } = useDraft(userId, name, parseSavedRound);
  const hash = useMemo(() => hashText(JSON.stringify(round)), [round]);
  const saved = value?.hash === hash ? value : null;
  const [score, setScore] = useState(initialScore);
  const [isShowingResult, setShowingResult] = useState(false);
  const turns = useMemo(
    () => replay(rules, round, getAnswers<G>(saved)),
    [rules, round, saved],
  );
  const isOver = turns.at(-1)?.result.endsRound ?? false;

  const roundId = isOver ? saved?.roundId : undefined;
  const points = calculateScore(turns);
  useEffect(() => {
    if (roundId === undefined) return;
    const body: FinishedRound = {
      roundId,
      game: game.id,
      seed,
      level,
      score: points,
    };
    sendJson(urls.api.gameRounds, (value) => value as Score, { body }).then(
      setScore,
      () => null,
    );
  }, [roundId, points, game, seed, level]);

  return {
    score,
    play: {
      round: useMemo(() => rules.toPublicRound(round), [rules, round]),
      turns,
      isOver: isOver && !isShowingResult,
      isPuzzle: false,
      pending: false,
      submitAnswer: (answer) => {
        const answers = getAnswers<G>(saved);
        const result = rules.judge(round, answers, answer);
        if (result) {
          setShowingResult(true);
          write({
            hash,
            roundId: saved?.roundId ?? crypto.randomUUID().replaceAll("-", ""),
            answers: [...answers, answer],
          });
          if (!saved) trackGamePlay(game.gameName ?? game.title);
        }
        return Promise.resolve(result);
      },
      finish: () => {
        setShowingResult(false);
      },
    },
  };
}

/** Safe to cast: `judge` rejects answers it can't use. */
function getAnswers<G extends GameTypes>(saved: SavedRound | null) {
  return (saved?.answers ?? []) as G["answer"][];
}
