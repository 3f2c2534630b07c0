import { Choices } from "../choices";
import type { Play } from "../play";
import { Progress } from "../progress";
import { calculateScore } from "../rules";
import { AnswerFeedback } from "../answer-feedback";
import { useStepFocus } from "../use-step-focus";
import { useAnswerFeedback } from "../use-answer-feedback";
import type { TriviaGame } from "./trivia";

type TriviaPlay = Play<TriviaGame>;

export function TriviaView({ play }: { play: TriviaPlay }) {
  const { round, turns, pending } = play;
  const {
    feedbackTurn,
    acknowledgedCount,
    previousTurns,
    choose,
    goToNext: goOn,
  } = useAnswerFeedback(play);
  const question = round.questions[previousTurns.length];
  const heading = useStepFocus<HTMLHeadingElement>(acknowledgedCount);
  if (!question) return null;
  const number = previousTurns.length + 1;
  const count = round.questions.length;
  return (
    <section aria-label={`Question ${number} of ${count}`}>
      <Progress current={number} total={count} score={calculateScore(turns)} />
      <h2
        ref={heading}
        tabIndex={-1}
        className="mt-4 font-serif text-2xl outline-none"
      >
        {question.question}
      </h2>
      <Choices
        label="Answers"
        options={question.options.map((text, id) => ({ id, text }))}
        revealed={
          feedbackTurn
            ? {
                chosen: feedbackTurn.answer,
                correct: feedbackTurn.result.correct,
              }
            : null
        }
        pending={pending}
        onChoose={choose}
      />
      {feedbackTurn && (
        <AnswerFeedback
          key={question.id}
          isCorrect={feedbackTurn.result.isCorrect}
          correctAnswer={question.options[feedbackTurn.result.correct]}
          explanation={feedbackTurn.result.explanation}
          reference={feedbackTurn.result.reference}
          isLast={feedbackTurn.result.endsRound}
          onNext={goOn}
        />
      )}
    </section>
  );
}
