import * as z from "zod/mini";
import { gameIds } from "~/shared/enums";
import type { GameTypes } from "./rules";

export const puzzleAnswerSchema = z.object({
  /** 'YYYY-MM-DD', UTC. */
  date: z.iso.date(),
  /** Number of answers before this one. */
  step: z.number().check(z.int(), z.minimum(0), z.maximum(200)),
  /** Each game validates its own answer type. */
  answer: z.unknown(),
});

export type PuzzleAnswer = z.infer<typeof puzzleAnswerSchema>;

export const puzzleParams = z.object({ game: z.enum(gameIds) });

export const puzzleResponseSchema = z.object({
  /** The answer that counts: the first one to this step. */
  answer: z.unknown(),
  result: z.looseObject({
    isCorrect: z.boolean(),
    endsRound: z.boolean(),
  }),
  score: z.number(),
  streak: z.number(),
});

export interface PuzzleResponse<G extends GameTypes> {
  answer: G["answer"];
  result: G["result"];
  score: number;
  streak: number;
}
