import { useState } from "react";
import { Choices } from "../choices";
import type { Play } from "../play";
import { Progress } from "../progress";
import { scoreOf } from "../rules";
import { Told } from "../told";
import type { JourneyMark, ShownJourney } from "./journey";

type JourneyPlay = Play<ShownJourney, string, JourneyMark>;

/** A scene at a time: read, choose, hear what came of it, go on. */
export function JourneyView({ play }: { play: JourneyPlay }) {
  const { shown, turns, pending, answer, end } = play;
  /** Whether what came of the last choice is still being read. */
  const [isTold, setTold] = useState(false);
  const last = isTold ? turns.at(-1) : undefined;
  const before = isTold ? turns.at(-2) : turns.at(-1);
  const scene = before ? before.mark.next : shown.first;
  if (!scene) return null;
  const { story } = scene;
  const count = shown.titles.length;
  return (
    <section aria-label={story.title}>
      <Progress
        at={shown.titles.indexOf(story.title) + 1}
        of={count}
        score={scoreOf(turns)}
      />
      <h2 className="mt-4 font-serif text-2xl">{story.title}</h2>
      <p className="text-sm text-ink-soft">{story.description}</p>
      <p className="mt-4 font-serif text-lg/[1.6]">{scene.text}</p>
      <p className="mt-4 font-semibold">{scene.question}</p>
      <Choices
        label="Choices"
        options={scene.choices}
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
          key={`${story.id} ${scene.id}`}
          right={last.mark.right}
          verdicts={["So it was.", "It went another way."]}
          words={last.mark.told}
          reference={last.mark.reference}
          isLast={last.mark.over}
          onNext={() => {
            setTold(false);
            if (last.mark.over) end();
            else scrollTo({ top: 0 });
          }}
        />
      )}
    </section>
  );
}
