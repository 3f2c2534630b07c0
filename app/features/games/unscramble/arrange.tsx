import { useRef } from "react";
import { useDraft } from "~/browser/drafts";
import { useViewer } from "~/features/auth/viewer.queries";
import { Button } from "~/ui/button";
import { dismissFailure, toast } from "~/ui/toast-store";
import type { ShownVerse, UnscramblePlay } from "./unscramble";

interface ArrangeProps {
  play: UnscramblePlay;
  verse: ShownVerse;
}

const word =
  "touch rounded-control border border-line-strong bg-paper px-3 font-serif text-lg transition-colors hover:bg-sunken aria-disabled:opacity-30";

const again = "The words lie ready again.";

/** Places of the words in the scrambled row, in the order they were taken. */
function toTaken(found: unknown): number[] {
  return Array.isArray(found)
    ? found.filter((place) => typeof place === "number")
    : [];
}

/** Words are taken one after another, and put back by pressing them again; a reload leaves them as they lie. */
export function Arrange({ play, verse }: ArrangeProps) {
  const { shown, turns, pending, answer } = play;
  const { reference, words } = verse;
  const viewer = useViewer();
  const row = useRef<HTMLUListElement>(null);
  const draft = useDraft(viewer?.id ?? "", `unscramble ${reference}`, toTaken);
  const taken = draft.value.filter((place) => place < words.length);
  const isWhole = taken.length === words.length;
  const misses =
    turns.length - turns.findLastIndex(({ mark }) => mark.right) - 1;
  const check = async () => {
    if (!isWhole) return;
    const mark = await answer(taken.map((place) => words[place] ?? ""));
    if (!mark) return;
    draft.write([]);
    dismissFailure(again);
    if (!mark.right && !mark.over) {
      toast({
        title: "Not quite right",
        description: again,
        variant: "destructive",
      });
    }
  };
  return (
    <>
      <ol
        aria-label="Your verse"
        className="mt-2 flex min-h-32 flex-wrap content-start gap-2 rounded-card border-2 border-dashed border-line-strong bg-sunken p-3"
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
              onClick={() => {
                draft.write(taken.filter((other) => other !== place));
                row.current?.querySelectorAll("button")[place]?.focus();
              }}
              className={word}
            >
              {words[place]}
            </button>
          </li>
        ))}
      </ol>
      <ul ref={row} aria-label="Words" className="mt-4 flex flex-wrap gap-2">
        {words.map((text, place) => (
          <li key={place}>
            <button
              type="button"
              aria-disabled={taken.includes(place)}
              onClick={() => {
                if (!taken.includes(place)) draft.write([...taken, place]);
              }}
              className={word}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-4 min-h-6 text-sm text-ink-soft">
        {taken.length > 0 &&
          `${words[taken.at(-1) ?? 0] ?? ""}: ${taken.length} of ${words.length} words. `}
        {shown.tries !== null && `Tries left: ${shown.tries - misses}`}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          size="lg"
          className="flex-1 aria-disabled:opacity-50"
          aria-disabled={!isWhole}
          pending={pending}
          onClick={() => void check()}
        >
          Check Answer
        </Button>
        <Button
          variant="secondary"
          size="lg"
          onClick={() => {
            draft.write([]);
          }}
        >
          Clear
        </Button>
      </div>
    </>
  );
}
