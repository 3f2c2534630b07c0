import * as z from "zod/mini";
import { gameIds } from "~/shared/enums";
import { levels } from "./level";

/** POST /api/games/rounds: a round of practice that was played to its end. */
export const finishedRoundSchema = z.object({
  /** The browser's own, so that a call that is sent twice counts once. */
  roundId: z.string().check(z.regex(/^[0-9a-f]{32}$/, "32 digits, 0 to f.")),
  game: z.enum(gameIds),
  seed: z.number().check(z.int(), z.minimum(0), z.maximum(2 ** 31)),
  level: z.enum(levels),
  score: z.number().check(z.int(), z.minimum(0)),
});

export type FinishedRound = z.infer<typeof finishedRoundSchema>;

/** What was reached, of what could be. */
export const pointsSchema = z.object({ score: z.number(), most: z.number() });

export const scoreSchema = z.object({
  game: z.enum(gameIds),
  plays: z.number(),
  /** Of the best round, and what it allowed. */
  best: z.number(),
  bestOf: z.number(),
  /** Days in a row with the puzzle of the day. */
  streak: z.number(),
  /** Of today's puzzle, once it is over. */
  today: z.nullable(pointsSchema),
});

export type Score = z.infer<typeof scoreSchema>;
