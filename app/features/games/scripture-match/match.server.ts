import * as z from "zod/mini";
import pairs from "../../../../data/games/scripture-match.json" with { type: "json" };
import { defineGame } from "../game.server";
import { deal } from "../deal";
import { match } from "./match";

const pairsPerRound = 6;

export const scriptureMatch = defineGame({
  id: "scripture-match",
  rules: match,
  answer: z.object({ verse: z.string(), reference: z.string() }),
  createPracticeRound: ({ seed }) => ({
    seed: `practice ${seed}`,
    pairs: deal(pairs, pairsPerRound, seed),
    maxTries: null,
  }),
  createDailyRound: (day) => ({
    seed: `day ${day}`,
    pairs: deal(pairs, pairsPerRound, day),
    maxTries: 3,
  }),
});
