import type { Level } from "./level";
import type { Mark, Turn } from "./rules";

/** What a game's page has been opened with. */
export type Opened<Round, Shown, Answer, M extends Mark> =
  | { kind: "practice"; seed: number; level: Level; round: Round }
  | { kind: "puzzle"; puzzle: OpenPuzzle<Shown, Answer, M> }
  /** A visitor came by a link to a day's puzzle. */
  | { kind: "invitation"; day: string };

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

/** What somebody who is signed in can be given. */
export type Playable<Round, Shown, Answer, M extends Mark> = Exclude<
  Opened<Round, Shown, Answer, M>,
  { kind: "invitation" }
>;
