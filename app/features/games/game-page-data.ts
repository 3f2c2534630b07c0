import type { Level } from "./level";
import type { GameTypes, Turn } from "./rules";
import type { Score } from "./score";

/** Loader data of a game page. */
export type GamePageData<G extends GameTypes> =
  | {
      kind: "practice";
      seed: number;
      level: Level;
      round: G["round"];
      /** The viewer's scores in this game; null before the first round. */
      score: Score | null;
    }
  | { kind: "puzzle"; puzzle: PuzzleState<G> }
  /** A signed-out visitor opened a shared puzzle or round. */
  | {
      kind: "invitation";
      /** Day of the puzzle; null for a practice round. */
      day: string | null;
      /** Where to go after signing in. */
      path: string;
    };

export interface PuzzleState<G extends GameTypes> {
  /** 'YYYY-MM-DD', UTC. */
  date: string;
  round: G["publicRound"];
  maxScore: number;
  turns: Turn<G>[];
  /** Days in a row; today counts once the puzzle is finished. */
  streak: number;
}
