import { Choices, useAnswerFeedback } from "../choices";
import type { Play } from "../rules";
import { Step } from "../step";
import type { TriviaGame } from "./trivia";

export function TriviaView({ play }: { play: Play<TriviaGame> }) {
  const { questions } = play.round;
  const { feedbackTurn, acknowledgedCount, previousTurns, goToNext } =
    useAnswerFeedback(play);
  const question = questions[previousTurns.length];
  if (!question) return null;
  const number = previousTurns.length + 1;
  return (
    <Step
      label={`Question ${number} of ${questions.length}`}
      title={question.question}
      focusKey={acknowledgedCount}
      current={number}
      total={questions.length}
      turns={play.turns}
    >
      <Choices
        label="Answers"
        options={question.options.map((text, id) => ({ id, text }))}
        play={play}
        feedbackTurn={feedbackTurn}
        iconLabels={["Right answer", "Wrong answer"]}
        verdicts={["Right.", "Not quite."]}
        explain={({ isCorrect, correct, explanation }) =>
          isCorrect
            ? explanation
            : `The answer is: ${question.options[correct] ?? ""}. ${explanation}`
        }
        onNext={goToNext}
      />
    </Step>
  );
}
