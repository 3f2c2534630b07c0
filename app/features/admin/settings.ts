import * as z from "zod/mini";
import { gameIds } from "~/shared/enums";
import { numberInput } from "~/shared/number-input";

/** POST /api/admin/games: opens a game or closes it. */
export const gameChangeSchema = z.object({
  game: z.enum(gameIds),
  desired: z.boolean(),
});

export type GameChange = z.infer<typeof gameChangeSchema>;

/** POST …/verse-engagement and …/prayer-engagement: increase by 5 or decrease by 1. */
export const dailyChangeSchema = z
  .object({
    action: z.enum(["increase", "decrease"]),
    type: z.enum(["likes", "shares"]),
    amount: numberInput(),
  })
  .check(
    z.refine(
      ({ action, amount }) => amount === (action === "increase" ? 5 : 1),
      { path: ["amount"], message: "Counts go up by 5 and down by 1." },
    ),
  );

export type DailyChange = z.infer<typeof dailyChangeSchema>;
