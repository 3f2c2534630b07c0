import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { toast } from "~/ui/toast-store";
import type { Play } from "../rules";
import { LetterGrid } from "./letter-grid";
import { readLetters, lineBetween, matchWord, type Cell } from "./line";
import type { SearchGame } from "./search";

export function SearchView({ play }: { play: Play<SearchGame> }) {
  const { round, turns, pending, submitAnswer, finish, isPuzzle } = play;
  const { title, reference, words, rows } = round;
  const found = turns.flatMap(({ result }) => result.word ?? []);
  const unfound = words.filter((word) => !found.includes(word));
  const missed = turns.at(-1)?.result.missed ?? [];
  const hasGivenUp = missed.length > 0;
  const lines = turns.map(
    ({ answer: line }) => (line && lineBetween(line.from, line.to)) ?? [],
  );

  const tryLine = (from: Cell, to: Cell): string | null => {
    const cells = lineBetween(from, to) ?? [];
    const word = matchWord(readLetters(rows, cells), unfound);
    if (word === null || pending || hasGivenUp) return null;
    void submitAnswer({ from, to }).then((result) => {
      if (!result?.isCorrect) return;
      if (result.endsRound) finish();
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
          revealed={missed.map(({ cells }) => cells)}
          onLine={tryLine}
        />
      </div>
      {isPuzzle && (
        <Button
          variant="secondary"
          className="mt-5"
          pending={pending}
          onClick={() => {
            if (hasGivenUp) finish();
            else if (confirm("Give up and see the words you missed?")) {
              void submitAnswer(null);
            }
          }}
        >
          {hasGivenUp ? "See your score" : "Give up"}
        </Button>
      )}
    </section>
  );
}
