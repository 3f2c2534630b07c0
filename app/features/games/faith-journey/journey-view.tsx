import { Choices } from "../choices";
import type { Play } from "../play";
import { Progress } from "../progress";
import { scoreOf } from "../rules";
import { Told } from "../told";
import { useNextFocus } from "../use-next-focus";
import { useTold } from "../use-told";
import type { JourneyMark, ShownJourney } from "./journey";

type JourneyPlay = Play<ShownJourney, string, JourneyMark>;

/** A scene at a time: read, choose, hear what came of it, go on. */
export function JourneyView({ play }: { play: JourneyPlay }) {
  const { shown, turns, pending } = play;
  const { told, passed, before, choose, goOn } = useTold(play);
  const last = before.at(-1);
  const scene = last ? last.mark.next : shown.first;
  const heading = useNextFocus<HTMLHeadingElement>(passed);
  if (!scene) return null;
  const { story } = scene;
  return (
    <section aria-label={story.title}>
      <Progress
        what="Scene"
        at={before.length + 1}
        of={shown.scenes}
        score={scoreOf(turns)}
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
        signs={["What happened", "Your way"]}
        options={scene.choices}
        revealed={
          told ? { chosen: told.answer, correct: told.mark.correct } : null
        }
        pending={pending}
        onChoose={choose}
      />
      {told && (
        <Told
          key={`${story.id} ${scene.id}`}
          right={told.mark.right}
          verdicts={["So it was.", "It went another way."]}
          words={told.mark.told}
          reference={told.mark.reference}
          isLast={told.mark.over}
          onNext={() => {
            goOn();
            scrollTo({ top: 0 });
          }}
        />
      )}
    </section>
  );
}
