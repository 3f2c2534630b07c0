import type { Mark, Rules } from "../rules";
import type { Question } from "./question";

export interface TriviaRound {
  questions: readonly Question[];
}

export interface ShownTrivia {
  questions: readonly Pick<Question, "id" | "question" | "options">[];
}

export interface TriviaMark
  extends Mark, Pick<Question, "correct" | "reference" | "explanation"> {}

/** One answer a question, in their order; an answer is the index of an option. */
export const trivia: Rules<TriviaRound, ShownTrivia, number, TriviaMark> = {
  show: ({ questions }) => ({
    questions: questions.map(({ id, question, options }) => ({
      id,
      question,
      options,
    })),
  }),
  judge: ({ questions }, before, answer) => {
    const asked = questions[before.length];
    if (asked?.options[answer] === undefined) return null;
    const { correct, reference, explanation } = asked;
    return {
      right: answer === correct,
      over: before.length + 1 === questions.length,
      correct,
      reference,
      explanation,
    };
  },
  most: ({ questions }) => questions.length,
};
