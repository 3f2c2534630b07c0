import * as z from "zod/mini";
import { game } from "../game.server";
import { deal } from "../deal";
import { easy } from "./content/easy";
import { hard } from "./content/hard";
import { medium } from "./content/medium";
import { trivia } from "./trivia";

export const questions = { easy, medium, hard };

export const bibleTrivia = game({
  id: "bible-trivia",
  rules: trivia,
  answer: z.number(),
  /** Ten of a level. */
  deal: ({ seed, level, today }) => ({
    questions: deal(
      questions[level],
      10,
      seed,
      [today, today + 1].flatMap(ofTheDay),
    ),
  }),
  ofTheDay: (day) => ({ questions: ofTheDay(day) }),
});

/** Five, from easy to hard. */
function ofTheDay(day: number) {
  return [
    ...deal(easy, 2, day),
    ...deal(medium, 2, day),
    ...deal(hard, 1, day),
  ];
}
