import * as z from "zod/mini";
import { gameIds } from "~/shared/enums";
import { levels } from "./level";

export const finishedRoundSchema = z.object({
  /** Created by the browser, so that a request sent twice counts once. */
  roundId: z
    .string()
    .check(z.regex(/^[0-9a-f]{32}$/, "Must be 32 hexadecimal digits.")),
  game: z.enum(gameIds),
  seed: z.number().check(z.int(), z.minimum(0), z.maximum(2 ** 31)),
  level: z.enum(levels),
  score: z.number().check(z.int(), z.minimum(0)),
});

export type FinishedRound = z.infer<typeof finishedRoundSchema>;

export const pointsSchema = z.object({
  score: z.number(),
  maxScore: z.number(),
});

export const scoreSchema = z.object({
  game: z.enum(gameIds),
  plays: z.number(),
  /** Score and maximum score of the best round. */
  best: z.number(),
  bestMaxScore: z.number(),
  /** Days in a row with a finished daily puzzle. */
  streak: z.number(),
  /** Points of today's puzzle; null until it is finished. */
  today: z.nullable(pointsSchema),
});

export type Score = z.infer<typeof scoreSchema>;
