import type { Level } from "./level";
import type { Mark, Turn } from "./rules";
import type { Score } from "./score";

/** What a game's page has been opened with. */
export type Opened<Round, Shown, Answer, M extends Mark> =
  | {
      kind: "practice";
      seed: number;
      level: Level;
      round: Round;
      /** How the viewer has done in this game before. */
      score: Score | null;
    }
  | { kind: "puzzle"; puzzle: OpenPuzzle<Shown, Answer, M> }
  /** A visitor came by a link to a day's puzzle, or to a round. */
  /** A day's puzzle was asked for that is over. */
  | { kind: "past"; day: string }
  | ({ kind: "invitation" } & Waiting);

export interface Waiting {
  /** Of the puzzle; null for a round. */
  day: string | null;
  isPast: boolean;
  /** Where it is played. */
  path: string;
}

export interface OpenPuzzle<Shown, Answer, M extends Mark> {
  /** 'YYYY-MM-DD', UTC. */
  date: string;
  shown: Shown;
  most: number;
  /** What has been answered before. */
  turns: Turn<Answer, M>[];
  /** Days in a row, this one not counted before it is played. */
  streak: number;
}

/** What can be played. */
export type Playable<Round, Shown, Answer, M extends Mark> = Exclude<
  Opened<Round, Shown, Answer, M>,
  { kind: "invitation" | "past" }
>;
