import * as z from "zod/mini";
import { gameIds } from "~/shared/enums";
import type { Mark } from "./rules";

/** POST /api/games/{game}/puzzle: one answer to the puzzle of a day. */
export const puzzleAnswerSchema = z.object({
  /** 'YYYY-MM-DD', UTC. */
  date: z.iso.date(),
  /** How many answers come before it. */
  step: z.number().check(z.int(), z.minimum(0), z.maximum(200)),
  /** Each game has its own kind. */
  answer: z.unknown(),
});

export type PuzzleAnswer = z.infer<typeof puzzleAnswerSchema>;

export const puzzleParams = z.object({ game: z.enum(gameIds) });

export const puzzleReplySchema = z.object({
  /** The one that stands: the first that was given to this step. */
  answer: z.unknown(),
  mark: z.looseObject({
    right: z.boolean(),
    over: z.boolean(),
  }),
  score: z.number(),
  streak: z.number(),
});

/** What the answer was worth, with what the game tells of it, and the score so far. */
export interface PuzzleReply<Answer, M extends Mark> {
  answer: Answer;
  mark: M;
  score: number;
  streak: number;
}
