import * as z from "zod/mini";
import questions from "../../../../data/games/bible-trivia.json" with { type: "json" };
import { defineGame } from "../game.server";
import { deal } from "../deal";
import { trivia } from "./trivia";

export const bibleTrivia = defineGame({
  id: "bible-trivia",
  rules: trivia,
  answer: z.number(),
  createPracticeRound: ({ seed, level, today }) => ({
    questions: deal(
      questions[level],
      10,
      seed,
      [today, today + 1].flatMap(getDailyQuestions),
    ),
  }),
  createDailyRound: (day) => ({ questions: getDailyQuestions(day) }),
});

/** Five questions, from easy to hard. */
function getDailyQuestions(day: number) {
  return [
    ...deal(questions.easy, 2, day),
    ...deal(questions.medium, 2, day),
    ...deal(questions.hard, 1, day),
  ];
}
