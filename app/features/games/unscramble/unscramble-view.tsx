import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { toast } from "~/ui/toast-store";
import type { Play } from "../play";
import { Progress } from "../progress";
import { scoreOf } from "../rules";
import { Solution } from "../solution";
import type { ShownUnscramble, UnscrambleMark } from "./unscramble";

type UnscramblePlay = Play<ShownUnscramble, readonly string[], UnscrambleMark>;

/** spec §9, ms: so long a verse that is right stands there. */
const pause = 1500;

const word =
  "touch rounded-control border border-line-strong bg-paper px-3 font-serif text-lg transition-colors hover:bg-sunken disabled:opacity-30";

/** Words are taken one after another, and put back by pressing them again. */
export function UnscrambleView({ play }: { play: UnscramblePlay }) {
  const { shown, turns, pending, answer, end } = play;
  /** Places of the words in the scrambled row, in the order they were taken. */
  const [taken, setTaken] = useState<number[]>([]);
  const [isShown, setShown] = useState(false);
  const done = turns.filter(({ mark }) => mark.right).length;
  const at = isShown ? done - 1 : done;
  const verse = shown.verses[at];
  const misses =
    turns.length - turns.findLastIndex(({ mark }) => mark.right) - 1;
  const last = turns.at(-1);

  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => {
      setShown(false);
      setTaken([]);
      if (last?.mark.over) end();
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [isShown, last, end]);

  if (!verse) return null;
  const solution = last?.mark.over && !last.mark.right ? last.mark.text : null;
  if (solution) {
    return <Solution reference={verse.reference} text={solution} onEnd={end} />;
  }
  const { words } = verse;
  const check = async () => {
    const mark = await answer(taken.map((place) => words[place] ?? ""));
    if (!mark) return;
    if (mark.right) setShown(true);
    else {
      setTaken([]);
      toast({
        title: "Not quite right",
        ...(!mark.over && { description: "The words lie ready again." }),
        variant: "destructive",
      });
    }
  };
  return (
    <section aria-label={verse.reference}>
      <Progress at={at + 1} of={shown.verses.length} score={scoreOf(turns)} />
      <h2 className="mt-4 text-sm font-semibold text-ink-soft">
        {verse.reference}
      </h2>
      <ol
        aria-label="Your verse"
        className={`mt-2 flex min-h-32 flex-wrap content-start gap-2 rounded-card border-2 border-dashed p-3 ${isShown ? "border-success bg-success/10" : "border-line-strong bg-sunken"}`}
      >
        {taken.length === 0 && (
          <li className="p-2 text-ink-soft">
            Press the words below in their order.
          </li>
        )}
        {taken.map((place) => (
          <li key={place}>
            <button
              type="button"
              aria-label={`${words[place] ?? ""}, put back`}
              disabled={isShown}
              onClick={() => {
                setTaken(taken.filter((other) => other !== place));
              }}
              className={`${word} disabled:opacity-100`}
            >
              {words[place]}
            </button>
          </li>
        ))}
      </ol>
      <ul aria-label="Words" className="mt-4 flex flex-wrap gap-2">
        {words.map((text, place) => (
          <li key={place}>
            <button
              type="button"
              disabled={taken.includes(place)}
              onClick={() => {
                setTaken([...taken, place]);
              }}
              className={word}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-4 min-h-6 text-sm">
        {isShown && last?.mark.text !== undefined && (
          <strong className="text-success">Right: {last.mark.text}</strong>
        )}
        {!isShown && shown.tries !== null && (
          <span className="text-ink-soft">
            Tries left: {shown.tries - misses}
          </span>
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          size="lg"
          className="flex-1"
          disabled={taken.length < words.length || isShown}
          pending={pending}
          onClick={() => void check()}
        >
          Check Answer
        </Button>
        <Button
          variant="secondary"
          size="lg"
          disabled={taken.length === 0 || isShown}
          onClick={() => {
            setTaken([]);
          }}
        >
          Clear
        </Button>
      </div>
    </section>
  );
}
