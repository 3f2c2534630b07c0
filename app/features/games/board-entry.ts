import * as z from "zod/mini";
import { userSummarySchema } from "~/features/users/user";
import { pointsSchema } from "./score";

/** GET /api/games/{game}/board: oneself and the people one follows, the best first. */
export const boardEntrySchema = z.object({
  user: userSummarySchema,
  best: z.number(),
  bestOf: z.number(),
  streak: z.number(),
  /** Of today's puzzle, once it is over. */
  today: z.nullable(pointsSchema),
});

/** By the best round of practice, or by today's puzzle, of those who have done it. */
export const boardQuerySchema = z.object({
  by: z._default(z.enum(["best", "today"]), "best"),
});

export type BoardOrder = z.infer<typeof boardQuerySchema>["by"];

export type BoardEntry = z.infer<typeof boardEntrySchema>;

/** POST /api/users/score-sharing. */
export const sharingSchema = z.object({ desired: z.boolean() });

export const sharingReplySchema = z.object({ showsScores: z.boolean() });

export type SharingReply = z.infer<typeof sharingReplySchema>;

export const sharingForm = {
  done: ({ showsScores }: SharingReply) => ({
    title: showsScores
      ? "Your scores are on the boards of your followers"
      : "Your scores are yours alone",
  }),
};
