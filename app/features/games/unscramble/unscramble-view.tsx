import { useEffect, useState } from "react";
import type { RefObject } from "react";
import { Progress } from "../progress";
import { scoreOf } from "../rules";
import { Solution } from "../solution";
import { useNextFocus } from "../use-next-focus";
import { Arrange } from "./arrange";
import type { UnscramblePlay } from "./unscramble";

/** spec §9, ms: so long a verse that is right stands there. */
const pause = 1500;

/** A verse at a time: its words are put in order, then it stands there whole. */
export function UnscrambleView({ play }: { play: UnscramblePlay }) {
  const { shown, turns, end } = play;
  const done = turns.filter(({ mark }) => mark.right).length;
  /** How many verses have stood there long enough. */
  const [passed, setPassed] = useState(done);
  const isShown = passed < done;
  const heading = useNextFocus<HTMLHeadingElement>(
    `${turns.length} ${isShown}`,
  );
  const last = turns.at(-1)?.mark;

  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => {
      setPassed(done);
      if (last?.over) end();
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [isShown, done, last, end]);

  const at = isShown ? done - 1 : done;
  const verse = shown.verses[at];
  if (!verse) return null;
  const text = last?.text ?? null;
  if (last?.over && !last.right && text !== null) {
    const { reference } = verse;
    return <Solution verses={[{ reference, text }]} onEnd={end} />;
  }
  return (
    <section aria-label={verse.reference}>
      <Progress at={at + 1} of={shown.verses.length} score={scoreOf(turns)} />
      <Reference heading={heading} reference={verse.reference} />
      {isShown ? (
        <p
          role="status"
          className="mt-2 min-h-32 rounded-card border-2 border-success bg-success/10 p-4 font-serif text-lg"
        >
          <strong className="font-sans text-base text-success">Right:</strong>{" "}
          {text}
        </p>
      ) : (
        <Arrange key={verse.reference} play={play} verse={verse} />
      )}
    </section>
  );
}

interface ReferenceProps {
  heading: RefObject<HTMLHeadingElement>;
  reference: string;
}

function Reference({ heading, reference }: ReferenceProps) {
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      className="mt-4 text-sm font-semibold text-ink-soft outline-none"
    >
      {reference}
    </h2>
  );
}
