import type { Level } from "./level";
import type { AnswerResult, Turn } from "./rules";
import type { Score } from "./score";

/** Loader data of a game page. */
export type GamePageData<
  Round,
  PublicRound,
  Answer,
  Result extends AnswerResult,
> =
  | {
      kind: "practice";
      seed: number;
      level: Level;
      round: Round;
      /** The viewer's scores in this game; null before the first round. */
      score: Score | null;
    }
  | { kind: "puzzle"; puzzle: PuzzleState<PublicRound, Answer, Result> }
  /** The requested day is in the past. */
  | { kind: "past"; day: string }
  /** A signed-out visitor opened a shared puzzle or round. */
  | ({ kind: "invitation" } & InvitationData);

export interface InvitationData {
  /** Day of the puzzle; null for a practice round. */
  day: string | null;
  isPast: boolean;
  /** Where to go after signing in. */
  path: string;
}

export interface PuzzleState<PublicRound, Answer, Result extends AnswerResult> {
  /** 'YYYY-MM-DD', UTC. */
  date: string;
  round: PublicRound;
  maxScore: number;
  turns: Turn<Answer, Result>[];
  /** Days in a row; today counts once the puzzle is finished. */
  streak: number;
}

export type PlayableGameData<
  Round,
  PublicRound,
  Answer,
  Result extends AnswerResult,
> = Exclude<
  GamePageData<Round, PublicRound, Answer, Result>,
  { kind: "invitation" | "past" }
>;
