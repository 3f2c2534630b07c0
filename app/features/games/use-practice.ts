import { useEffect, useMemo, useState } from "react";
import { sendJson } from "~/browser/api-client";
import { openDraft, useDraft } from "~/browser/drafts";
import { newIdempotencyKey } from "~/browser/idempotency-key";
import { countPlay } from "~/features/analytics/session";
import { urls } from "~/shared/urls";
import type { Game } from "./games";
import type { Opened } from "./opened";
import type { Play } from "./play";
import { hashOf } from "~/shared/random";
import { replay, scoreOf } from "./rules";
import type { Mark, Rules } from "./rules";
import type { FinishedRound, Score } from "./score";

export type Practice<Round> = Extract<
  Opened<Round, never, never, never>,
  { kind: "practice" }
>;

/** What is kept of a round, so that a reload goes on where one was. */
interface Kept {
  /** Of the round: another one under the same address begins anew. */
  hash: number;
  roundId: string;
  answers: readonly unknown[];
  /** The server knows its score. */
  isCounted: boolean;
}

function toKept(found: unknown): Kept | null {
  return typeof found === "object" && found !== null && "answers" in found
    ? (found as Kept)
    : null;
}

const asScore = (value: unknown) => value as Score;

/**
 * Plays a round of practice: judged here, kept on this device for its `owner`, and its score sent when it is
 * over; where that fails, again with the next visit, and counted once all the same.
 */
export function usePractice<Round, Shown, Answer, M extends Mark>(
  owner: string,
  game: Game,
  { seed, level, round, score: known }: Practice<Round>,
  rules: Rules<Round, Shown, Answer, M>,
): { play: Play<Shown, Answer, M>; score: Score | null } {
  const name = `game ${game.id} ${level} ${seed}`;
  const { value } = useDraft(owner, name, toKept);
  const hash = useMemo(() => hashOf(JSON.stringify(round)), [round]);
  const kept = value?.hash === hash ? value : null;
  const [score, setScore] = useState(known);
  const [isWatching, setWatching] = useState(false);
  const turns = useMemo(
    () => replay(rules, round, answersOf<Answer>(kept)),
    [rules, round, kept],
  );
  const isOver = turns.at(-1)?.mark.over ?? false;

  const roundId = kept && isOver && !kept.isCounted ? kept.roundId : null;
  const points = scoreOf(turns);
  useEffect(() => {
    if (roundId === null) return;
    const body: FinishedRound = {
      roundId,
      game: game.id,
      seed,
      level,
      score: points,
    };
    sendJson(urls.api.gameRounds, asScore, { body }).then(
      (reply) => {
        setScore(reply);
        const draft = openDraft(owner, name, toKept);
        const now = draft.read();
        if (now) draft.write({ ...now, isCounted: true });
      },
      // The next visit sends it again.
      () => null,
    );
  }, [roundId, points, owner, name, game, seed, level]);

  return {
    score,
    play: {
      shown: useMemo(() => rules.show(round), [rules, round]),
      turns,
      isOver: isOver && !isWatching,
      isPuzzle: false,
      pending: false,
      answer: (answer) => {
        const draft = openDraft(owner, name, toKept);
        const found = draft.read();
        const before =
          found?.hash === hash
            ? found
            : {
                hash,
                roundId: newIdempotencyKey(),
                answers: [],
                isCounted: false,
              };
        const answers = answersOf<Answer>(before);
        const mark = rules.judge(round, answers, answer);
        if (mark) {
          setWatching(true);
          draft.write({ ...before, answers: [...answers, answer] });
          if (answers.length === 0) countPlay(game.gameName);
        }
        return Promise.resolve(mark);
      },
      end: () => {
        setWatching(false);
      },
    },
  };
}

/** Kept by us, for this very round: its rules pass over what they cannot read. */
function answersOf<Answer>(kept: Kept | null): Answer[] {
  return (kept?.answers ?? []) as Answer[];
}
