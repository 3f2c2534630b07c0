import { useState, type RefObject } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { toast } from "~/ui/toast-store";
import { calculateScore, type Play } from "../rules";
import { Progress, useStepFocus } from "../step";
import { Solution } from "../solution";
import { truncateVerse, type MatchGame } from "./match";

const cardStyle =
  "flex w-full touch items-center gap-2 rounded-control border border-line-strong bg-paper px-3 py-2.5 text-left transition-colors hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-soft";

export function MatchView({ play }: { play: Play<MatchGame> }) {
  const { round, turns, pending, submitAnswer, finish } = play;
  const [verse, setVerse] = useState<string | null>(null);
  const [reference, setReference] = useState<string | null>(null);
  const last = turns.at(-1)?.result;
  const { verses, references } = last?.cards ?? round.cards;
  const heading = useStepFocus(turns.length);
  const matched = calculateScore(turns);
  if (last?.solution.length)
    return <Solution verses={last.solution} onEnd={finish} />;
  const check = async () => {
    if (verse === null || reference === null) return;
    const result = await submitAnswer({ verse, reference });
    if (!result) return;
    setVerse(null);
    setReference(null);
    if (result.isCorrect) {
      // The whole verse, because its button shows only the beginning.
      const description = `${verse} (${reference})`;
      toast({ title: "A match!", description, variant: "success" });
      if (result.endsRound) finish();
    } else if (!result.endsRound) {
      toast({
        title: "Not a match!",
        description: "Look again: which verse goes with which reference?",
        variant: "destructive",
      });
    }
  };
  return (
    <section aria-label="Verses and references">
      <Progress
        current={Math.min(matched + 1, round.pairs)}
        total={round.pairs}
        turns={turns}
      />
      <div className="mt-4 grid gap-5 sm:grid-cols-[3fr_2fr]">
        <Column
          heading={heading}
          label="Verses"
          items={verses}
          chosen={verse}
          onChoose={setVerse}
          className="font-serif text-lg/[1.4]"
        />
        <Column
          label="References"
          items={references}
          chosen={reference}
          onChoose={setReference}
          className="font-semibold"
        />
      </div>
      <Button
        size="lg"
        className="mt-5 w-full not-disabled:sticky not-disabled:bottom-[calc(5rem+env(safe-area-inset-bottom))] lg:static!"
        disabled={verse === null || reference === null}
        pending={pending}
        onClick={() => void check()}
      >
        Check Match
      </Button>
      {round.maxTries !== null && (
        <p className="mt-3 text-center text-sm text-ink-soft">
          Tries left: {round.maxTries - (turns.length - matched)}
        </p>
      )}
    </section>
  );
}

interface ColumnProps {
  heading?: RefObject<HTMLHeadingElement>;
  label: string;
  items: readonly string[];
  chosen: string | null;
  onChoose: (item: string | null) => void;
  className: string;
}

function Column({
  heading,
  label,
  items,
  chosen,
  onChoose,
  className,
}: ColumnProps) {
  return (
    <div>
      <h2
        ref={heading}
        tabIndex={-1}
        className="mb-2 text-sm font-semibold text-ink-soft outline-none"
      >
        {label}
      </h2>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item}>
            <button
              type="button"
              aria-pressed={item === chosen}
              title={truncateVerse(item) === item ? undefined : item}
              onClick={() => {
                onChoose(item === chosen ? null : item);
              }}
              className={`${cardStyle} ${className}`}
            >
              <span className="flex-1">{truncateVerse(item)}</span>
              {item === chosen && (
                <Icon name="check" className="size-4 text-primary" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
