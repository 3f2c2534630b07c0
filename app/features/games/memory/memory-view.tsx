import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { toast } from "~/ui/toast-store";
import type { Play } from "../play";
import { Progress } from "../progress";
import { scoreOf } from "../rules";
import { Solution } from "../solution";
import { Countdown } from "./countdown";
import type { MemoryMark, MemoryRound } from "./memory";

type MemoryPlay = Play<MemoryRound, string, MemoryMark>;

/** A verse is learned, then typed from memory. */
export function MemoryView({ play }: { play: MemoryPlay }) {
  const { shown, turns } = play;
  const done = turns.filter(({ mark }) => mark.right).length;
  const verse = shown.verses[done];
  if (!verse) return null;
  if (turns.at(-1)?.mark.over) return <Solution {...verse} onEnd={play.end} />;
  return (
    <section aria-label={verse.reference}>
      <Progress at={done + 1} of={shown.verses.length} score={scoreOf(turns)} />
      <Verse key={verse.reference} play={play} {...verse} />
    </section>
  );
}

interface VerseProps {
  play: MemoryPlay;
  reference: string;
  text: string;
}

function Verse({ play, reference, text }: VerseProps) {
  const [isTest, setTest] = useState(false);
  return (
    <>
      <h2 className="mt-4 font-serif text-2xl">{reference}</h2>
      {isTest ? (
        <Test
          play={play}
          onLook={() => {
            setTest(false);
          }}
        />
      ) : (
        <Learn
          text={text}
          onTest={() => {
            setTest(true);
          }}
        />
      )}
    </>
  );
}

function Learn({ text, onTest }: { text: string; onTest: () => void }) {
  const [isTimed, setTimed] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const hide = useCallback(() => {
    setHidden(true);
  }, []);
  return (
    <>
      <blockquote className="card mt-3 min-h-40 px-5 py-6 font-serif text-xl/[1.6]">
        {isHidden ? (
          <span className="text-ink-soft">
            The verse is hidden. Now from memory.
          </span>
        ) : (
          text
        )}
      </blockquote>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <label className="flex touch cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={isTimed}
            onChange={({ target }) => {
              setTimed(target.checked);
              setHidden(false);
            }}
            className="size-5 accent-primary"
          />
          Hide it after 30 seconds
        </label>
        {isTimed && !isHidden && <Countdown onEnd={hide} />}
      </div>
      <Button size="lg" className="mt-3 w-full" onClick={onTest}>
        {isHidden ? "Start Test" : "Skip to Test"}
      </Button>
    </>
  );
}

function Test({ play, onLook }: { play: MemoryPlay; onLook: () => void }) {
  const { shown, turns, pending, answer, end } = play;
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const misses =
    turns.length - turns.findLastIndex(({ mark }) => mark.right) - 1;
  const check = async () => {
    const mark = await answer(typed);
    if (!mark) return;
    if (mark.right) {
      toast({
        title: mark.over ? "Congratulations!" : "Well remembered!",
        variant: "success",
      });
    } else {
      toast({
        title: "Try again!",
        description: `${Math.round(mark.similarity * 100)} % of it is there.`,
        variant: "destructive",
      });
    }
    if (mark.over && mark.right) end();
  };
  return (
    <form
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <Field
        label="Type the verse from memory"
        hint={`Capitals and commas do not count. Attempts: ${misses}${shown.tries === null ? "" : ` of ${shown.tries}`}`}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            autoComplete="off"
            spellCheck={false}
            maxLength={1000}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
            }}
            className="font-serif text-lg"
          />
        )}
      </Field>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          type="submit"
          size="lg"
          className="flex-1"
          disabled={typed.trim() === ""}
          pending={pending}
        >
          Check Answer
        </Button>
        {!play.isPuzzle && (
          <Button variant="secondary" size="lg" onClick={onLook}>
            Look again
          </Button>
        )}
      </div>
    </form>
  );
}
