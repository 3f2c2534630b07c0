import * as z from "zod/mini";
import { userSummarySchema } from "~/features/users/user";
import { gameIds } from "~/shared/enums";
import { levels } from "./level";
import type { GameTypes } from "./rules";

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

export const scoreSchema = z.object({
  game: z.enum(gameIds),
  plays: z.number(),
  /** Score and maximum score of the best round. */
  best: z.number(),
  bestMaxScore: z.number(),
  /** Days in a row with a finished daily puzzle. */
  streak: z.number(),
  /** Points of today's puzzle; null until it is finished. */
  today: z.nullable(z.object({ score: z.number(), maxScore: z.number() })),
});

export type Score = z.infer<typeof scoreSchema>;

export const leaderboardEntrySchema = z.extend(
  z.omit(scoreSchema, { game: true, plays: true }),
  { user: userSummarySchema },
);

/** Ranked by the best practice round, or by today's puzzle (only users who finished it). */
export const leaderboardQuerySchema = z.object({
  by: z._default(z.enum(["best", "today"]), "best"),
});

export type LeaderboardOrder = z.infer<typeof leaderboardQuerySchema>["by"];

export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>;

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
