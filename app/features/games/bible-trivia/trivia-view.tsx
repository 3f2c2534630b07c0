import { Choices } from "../choices";
import type { Play } from "../play";
import { Progress } from "../progress";
import { scoreOf } from "../rules";
import { Told } from "../told";
import { useNextFocus } from "../use-next-focus";
import { useTold } from "../use-told";
import type { ShownTrivia, TriviaMark } from "./trivia";

type TriviaPlay = Play<ShownTrivia, number, TriviaMark>;

/** A question at a time: choose, see what is right and why, go on. */
export function TriviaView({ play }: { play: TriviaPlay }) {
  const { shown, turns, pending } = play;
  const { told, passed, before, choose, goOn } = useTold(play);
  const question = shown.questions[before.length];
  const heading = useNextFocus<HTMLHeadingElement>(passed);
  if (!question) return null;
  const at = before.length + 1;
  const count = shown.questions.length;
  return (
    <section aria-label={`Question ${at} of ${count}`}>
      <Progress at={at} of={count} score={scoreOf(turns)} />
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
          told ? { chosen: told.answer, correct: told.mark.correct } : null
        }
        pending={pending}
        onChoose={choose}
      />
      {told && (
        <Told
          key={question.id}
          right={told.mark.right}
          answer={question.options[told.mark.correct]}
          words={told.mark.explanation}
          reference={told.mark.reference}
          isLast={told.mark.over}
          onNext={goOn}
        />
      )}
    </section>
  );
}
