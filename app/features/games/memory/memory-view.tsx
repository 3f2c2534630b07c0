import { useCallback, useState, useEffect } from "react";
import { Button } from "~/ui/button";
import { Progress } from "../progress";
import { calculateScore } from "../rules";
import { useStepFocus } from "../use-step-focus";
import { Solution } from "../solution";
import type { MemoryPlay } from "./memory";
import { TypingTest } from "./typing-test";

const totalSeconds = 30;
const warningSeconds = 10; // red from here on

/** Starts when mounted. */
function Countdown({ onEnd }: { onEnd: () => void }) {
  const [secondsLeft, setSecondsLeft] = useState(totalSeconds);
  useEffect(() => {
    const end = Date.now() + totalSeconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setSecondsLeft(now);
      if (now === 0) {
        clearInterval(timer);
        onEnd();
      }
    }, 250);
    return () => {
      clearInterval(timer);
    };
  }, [onEnd]);
  return (
    <span
      role="timer"
      className={`text-lg font-semibold tabular-nums ${secondsLeft <= warningSeconds ? "text-danger" : ""}`}
    >
      {secondsLeft} s
    </span>
  );
}

export function MemoryView({ play }: { play: MemoryPlay }) {
  const { round, turns } = play;
  const done = turns.filter(({ result }) => result.isCorrect).length;
  const heading = useStepFocus<HTMLHeadingElement>(done);
  const verse = round.verses[done];
  if (!verse) return null;
  if (turns.at(-1)?.result.endsRound)
    return <Solution verses={[verse]} onEnd={play.finish} />;
  return (
    <section aria-label={verse.reference}>
      <Progress
        current={done + 1}
        total={round.verses.length}
        score={calculateScore(turns)}
      />
      <h2
        ref={heading}
        tabIndex={-1}
        className="mt-4 font-serif text-2xl outline-none"
      >
        {verse.reference}
      </h2>
      <Verse
        key={verse.reference}
        play={play}
        onLookAgain={() => heading.current?.focus({ preventScroll: true })}
        {...verse}
      />
    </section>
  );
}

interface VerseProps {
  play: MemoryPlay;
  reference: string;
  text: string;
  onLookAgain: () => void;
}

function Verse({ play, reference, text, onLookAgain }: VerseProps) {
  const [isTesting, setTesting] = useState(false);
  return (
    <>
      {isTesting ? (
        <TypingTest
          play={play}
          reference={reference}
          text={text}
          onLookAgain={() => {
            setTesting(false);
            onLookAgain();
          }}
        />
      ) : (
        <Learn
          text={text}
          onTest={() => {
            setTesting(true);
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
          <span role="status" className="text-ink-soft">
            The verse is hidden. Can you type it from memory?
          </span>
        ) : (
          text
        )}
      </blockquote>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <label className="flex needs-script touch cursor-pointer items-center gap-3">
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
