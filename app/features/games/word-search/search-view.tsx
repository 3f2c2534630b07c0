import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { toast } from "~/ui/toast-store";
import type { Play } from "../play";
import { LetterGrid } from "./letter-grid";
import { lettersOf, lineBetween, wordFound } from "./line";
import type { Cell } from "./line";
import type { SearchAnswer, SearchMark, SearchRound } from "./search";

type SearchPlay = Play<SearchRound, SearchAnswer, SearchMark>;

/** A grid of letters, and the words that hide in it. */
export function SearchView({ play }: { play: SearchPlay }) {
  const { shown, turns, pending, answer, end, isPuzzle } = play;
  const { title, reference, words, rows } = shown;
  const found = turns.flatMap(({ mark }) => mark.word ?? []);
  const unfound = words.filter((word) => !found.includes(word));
  const left = turns.at(-1)?.mark.left ?? [];
  const hasGivenUp = left.length > 0;
  const lines = turns.map(
    ({ answer: line }) => (line && lineBetween(line.from, line.to)) ?? [],
  );

  /** Whether a word stands there. */
  const tryLine = (from: Cell, to: Cell): string | null => {
    const cells = lineBetween(from, to) ?? [];
    const word = wordFound(lettersOf(rows, cells), unfound);
    if (word === null || pending || hasGivenUp) return null;
    void answer({ from, to }).then((mark) => {
      if (!mark?.right) return;
      if (mark.over) end();
      toast({ title: "Word Found!", description: word, variant: "success" });
    });
    return word;
  };
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-serif text-2xl">{title}</h2>
        <p className="text-sm text-ink-soft">{reference}</p>
      </div>
      <div className="mt-3 grid gap-5 sm:grid-cols-[minmax(0,3fr)_minmax(8rem,1fr)]">
        <div className="sm:order-last">
          <p role="status" className="text-sm font-semibold text-ink-soft">
            {found.length} of {words.length} found
            {hasGivenUp && (
              <span className="sr-only">. Missed: {unfound.join(", ")}</span>
            )}
          </p>
          <ul
            aria-label="Words to find"
            className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm sm:grid sm:text-base"
          >
            {words.map((word) => (
              <li
                key={word}
                className={`flex items-center gap-1 font-semibold tracking-wide ${found.includes(word) ? "text-success line-through" : hasGivenUp ? "text-danger" : ""}`}
              >
                {word}
                {found.includes(word) ? (
                  <Icon name="check" className="size-4" label="found" />
                ) : (
                  hasGivenUp && (
                    <Icon name="close" className="size-4" label="missed" />
                  )
                )}
              </li>
            ))}
          </ul>
        </div>
        <LetterGrid
          rows={rows}
          found={lines}
          revealed={left.map(({ cells }) => cells)}
          onLine={tryLine}
        />
      </div>
      {isPuzzle && (
        <Button
          variant="secondary"
          className="mt-5"
          pending={pending}
          onClick={() => {
            if (hasGivenUp) end();
            else if (confirm("Give up, and see where the others are?")) {
              void answer(null);
            }
          }}
        >
          {hasGivenUp ? "See your score" : "Give up"}
        </Button>
      )}
    </section>
  );
}
