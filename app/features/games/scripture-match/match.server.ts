import * as z from "zod/mini";
import { game } from "../game.server";
import { deal } from "../deal";
import { pairs } from "./content/pairs";
import { match } from "./match";

/** spec §9 */
const size = 6;

export const scriptureMatch = game({
  id: "scripture-match",
  rules: match,
  answer: z.object({ verse: z.string(), reference: z.string() }),
  deal: ({ seed }) => ({
    seed: `practice ${seed}`,
    pairs: deal(pairs, size, seed),
    tries: null,
  }),
  ofTheDay: (day) => ({
    seed: `day ${day}`,
    pairs: deal(pairs, size, day),
    tries: 3,
  }),
});
