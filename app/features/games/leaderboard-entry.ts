import * as z from "zod/mini";
import { userSummarySchema } from "~/features/users/user";
import { pointsSchema } from "./score";

export const leaderboardEntrySchema = z.object({
  user: userSummarySchema,
  best: z.number(),
  bestMaxScore: z.number(),
  streak: z.number(),
  /** Points of today's puzzle; null until it is finished. */
  today: z.nullable(pointsSchema),
});

/** Ranked by the best practice round, or by today's puzzle (only users who finished it). */
export const leaderboardQuerySchema = z.object({
  by: z._default(z.enum(["best", "today"]), "best"),
});

export type LeaderboardOrder = z.infer<typeof leaderboardQuerySchema>["by"];

export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>;

export const scoreSharingResponseSchema = z.object({
  showsScores: z.boolean(),
});

export type ScoreSharing = z.infer<typeof scoreSharingResponseSchema>;
