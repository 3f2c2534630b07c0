import { useState } from "react";
import { Choices } from "../choices";
import type { Play } from "../play";
import { Progress } from "../progress";
import { scoreOf } from "../rules";
import { Told } from "../told";
import type { ShownTrivia, TriviaMark } from "./trivia";

type TriviaPlay = Play<ShownTrivia, number, TriviaMark>;

/** A question at a time: choose, see what is right and why, go on. */
export function TriviaView({ play }: { play: TriviaPlay }) {
  const { shown, turns, pending, answer, end } = play;
  /** Whether the last answer is still being looked at. */
  const [isTold, setTold] = useState(false);
  const last = isTold ? turns.at(-1) : undefined;
  const at = last ? turns.length - 1 : turns.length;
  const question = shown.questions[at];
  if (!question) return null;
  const count = shown.questions.length;
  return (
    <section aria-label={`Question ${at + 1} of ${count}`}>
      <Progress at={at + 1} of={count} score={scoreOf(turns)} />
      <h2 className="mt-4 font-serif text-2xl">{question.question}</h2>
      <Choices
        label="Answers"
        options={question.options.map((text, id) => ({ id, text }))}
        revealed={
          last ? { chosen: last.answer, correct: last.mark.correct } : null
        }
        pending={pending}
        onChoose={(choice) => {
          void answer(choice).then((mark) => {
            if (mark) setTold(true);
          });
        }}
      />
      {last && (
        <Told
          key={question.id}
          right={last.mark.right}
          words={last.mark.explanation}
          reference={last.mark.reference}
          isLast={last.mark.over}
          onNext={() => {
            setTold(false);
            if (last.mark.over) end();
          }}
        />
      )}
    </section>
  );
}
