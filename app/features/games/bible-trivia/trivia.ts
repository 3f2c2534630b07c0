import type { AnswerResult, Rules } from "../rules";

export interface TriviaGame {
  round: { questions: readonly Question[] };
  publicRound: {
    questions: readonly Pick<Question, "id" | "question" | "options">[];
  };
  answer: number;
  result: AnswerResult &
    Pick<Question, "correct" | "reference" | "explanation">;
}

/** One answer per question, in order. An answer is the index of an option. */
export const trivia: Rules<TriviaGame> = {
  toPublicRound: ({ questions }) => ({
    questions: questions.map(({ id, question, options }) => ({
      id,
      question,
      options,
    })),
  }),
  judge: ({ questions }, previousAnswers, answer) => {
    const currentQuestion = questions[previousAnswers.length];
    if (currentQuestion?.options[answer] === undefined) return null;
    const { correct, reference, explanation } = currentQuestion;
    return {
      isCorrect: answer === correct,
      endsRound: previousAnswers.length + 1 === questions.length,
      correct,
      reference,
      explanation,
    };
  },
  getMaxScore: ({ questions }) => questions.length,
};

interface Question {
  /** Stable: "easy-12". */
  id: string;
  question: string;
  options: readonly string[];
  /** Index of the correct option. */
  correct: number;
  reference: string;
  /** One sentence, shown with the answer. */
  explanation: string;
}
