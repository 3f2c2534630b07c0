import { Choices } from "../choices";
import type { Play } from "../play";
import { Progress } from "../progress";
import { calculateScore } from "../rules";
import { AnswerFeedback } from "../answer-feedback";
import { useStepFocus } from "../use-step-focus";
import { useAnswerFeedback } from "../use-answer-feedback";
import type { JourneyGame } from "./journey";

type JourneyPlay = Play<JourneyGame>;

export function JourneyView({ play }: { play: JourneyPlay }) {
  const { round, turns, pending } = play;
  const { feedbackTurn, acknowledgedCount, previousTurns, choose, goToNext } =
    useAnswerFeedback(play);
  const last = previousTurns.at(-1);
  const scene = last ? last.result.next : round.firstScene;
  const heading = useStepFocus<HTMLHeadingElement>(acknowledgedCount);
  if (!scene) return null;
  const { story } = scene;
  return (
    <section aria-label={story.title}>
      <Progress
        label="Scene"
        current={previousTurns.length + 1}
        total={round.sceneCount}
        score={calculateScore(turns)}
      />
      <h2
        ref={heading}
        tabIndex={-1}
        className="mt-4 font-serif text-2xl outline-none"
      >
        {story.title}
      </h2>
      <p className="text-sm text-ink-soft">{story.description}</p>
      <p className="mt-4 font-serif text-lg/[1.6]">{scene.text}</p>
      <p className="mt-4 font-semibold">{scene.question}</p>
      <Choices
        label="Choices"
        iconLabels={["What happened", "Your choice"]}
        options={scene.choices}
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
          key={`${story.id} ${scene.id}`}
          isCorrect={feedbackTurn.result.isCorrect}
          labels={["That’s what happened.", "It happened differently."]}
          explanation={feedbackTurn.result.outcome}
          reference={feedbackTurn.result.reference}
          isLast={feedbackTurn.result.endsRound}
          onNext={() => {
            goToNext();
            scrollTo({ top: 0 });
          }}
        />
      )}
    </section>
  );
}
