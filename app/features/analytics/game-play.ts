import * as z from "zod/mini";

/** spec §7, POST /api/analytics/game-play: a round of a game has begun. */
export const gamePlaySchema = z.object({
  /** The names that games go by (features/games/games.ts). */
  gameName: z.string().check(z.minLength(1), z.maxLength(50)),
  /** When the browser's session began, as a text of ms. */
  sessionId: z.string().check(z.regex(/^\d{1,16}$/, "A time in ms.")),
});

export type GamePlay = z.infer<typeof gamePlaySchema>;
