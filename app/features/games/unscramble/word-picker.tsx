import { useRef } from "react";
import { useDraft } from "~/client/drafts";
import { useViewer } from "~/features/auth/viewer.queries";
import { Button } from "~/ui/button";
import { dismissErrorToast, toast } from "~/ui/toast-store";
import type { PublicVerse, UnscramblePlay } from "./unscramble";

interface WordPickerProps {
  play: UnscramblePlay;
  verse: PublicVerse;
}

const wordStyle =
  "touch rounded-control border border-line-strong bg-paper px-3 font-serif text-lg transition-colors hover:bg-sunken aria-disabled:opacity-30";

const tryAgainMessage = "Try the words in another order.";

/** Indexes into the scrambled words, in the order the player picked them. */
function parsePickedIndexes(stored: unknown): number[] {
  return Array.isArray(stored)
    ? stored.filter((index) => typeof index === "number")
    : [];
}

/** Tap a word to add it, tap it again to remove it. The picked words survive a reload. */
export function WordPicker({ play, verse }: WordPickerProps) {
  const { round, turns, pending, submitAnswer } = play;
  const { reference, words } = verse;
  const viewer = useViewer();
  const row = useRef<HTMLUListElement>(null);
  const draft = useDraft(
    viewer?.id ?? "",
    `unscramble ${reference}`,
    parsePickedIndexes,
  );
  const picked = draft.value.filter((index) => index < words.length);
  const isComplete = picked.length === words.length;
  const misses =
    turns.length - turns.findLastIndex(({ result }) => result.isCorrect) - 1;
  const check = async () => {
    if (!isComplete) return;
    const result = await submitAnswer(
      picked.map((index) => words[index] ?? ""),
    );
    if (!result) return;
    draft.write([]);
    dismissErrorToast(tryAgainMessage);
    if (!result.isCorrect && !result.endsRound) {
      toast({
        title: "Not quite right",
        description: tryAgainMessage,
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
        {picked.length === 0 && (
          <li className="p-2 text-ink-soft">
            Tap the words below in the right order.
          </li>
        )}
        {picked.map((index) => (
          <li key={index}>
            <button
              type="button"
              aria-label={`${words[index] ?? ""}, put back`}
              onClick={() => {
                draft.write(picked.filter((other) => other !== index));
                row.current?.querySelectorAll("button")[index]?.focus();
              }}
              className={wordStyle}
            >
              {words[index]}
            </button>
          </li>
        ))}
      </ol>
      <ul ref={row} aria-label="Words" className="mt-4 flex flex-wrap gap-2">
        {words.map((text, index) => (
          <li key={index}>
            <button
              type="button"
              aria-disabled={picked.includes(index)}
              onClick={() => {
                if (!picked.includes(index)) draft.write([...picked, index]);
              }}
              className={wordStyle}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-4 min-h-6 text-sm text-ink-soft">
        {picked.length > 0 &&
          `${words[picked.at(-1) ?? 0] ?? ""}: ${picked.length} of ${words.length} words. `}
        {round.maxTries !== null && `Tries left: ${round.maxTries - misses}`}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          size="lg"
          className="flex-1 aria-disabled:opacity-50"
          aria-disabled={!isComplete}
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
