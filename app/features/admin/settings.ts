import * as z from "zod/mini";
import { gameIds } from "~/shared/enums";

/** POST /api/admin/games: opens a game or closes it. */
export const gameChangeSchema = z.object({
  game: z.enum(gameIds),
  desired: z.boolean(),
});

export type GameChange = z.infer<typeof gameChangeSchema>;

export const gameChangeResponseSchema = z.object({
  game: z.enum(gameIds),
  isOpen: z.boolean(),
});
