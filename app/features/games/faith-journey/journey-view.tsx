import { Choices, useAnswerFeedback } from "../choices";
import type { Play } from "../rules";
import { Step } from "../step";
import type { JourneyGame } from "./journey";

export function JourneyView({ play }: { play: Play<JourneyGame> }) {
  const { round, turns } = play;
  const { feedbackTurn, acknowledgedCount, previousTurns, goToNext } =
    useAnswerFeedback(play);
  const last = previousTurns.at(-1);
  const scene = last ? last.result.next : round.firstScene;
  if (!scene) return null;
  const { story } = scene;
  return (
    <Step
      label={story.title}
      title={story.title}
      focusKey={acknowledgedCount}
      unit="Scene"
      current={previousTurns.length + 1}
      total={previousTurns.length + scene.scenesLeft}
      turns={turns}
    >
      <p className="text-sm text-ink-soft">{story.description}</p>
      <p className="mt-4 font-serif text-lg/[1.6]">{scene.text}</p>
      <p className="mt-4 font-semibold">{scene.question}</p>
      <Choices
        label="Choices"
        options={scene.choices}
        play={play}
        feedbackTurn={feedbackTurn}
        iconLabels={["What happened", "Your choice"]}
        verdicts={["That's what happened.", "That's not what happened."]}
        explain={({ outcome }) => outcome}
        onNext={goToNext}
      />
    </Step>
  );
}
