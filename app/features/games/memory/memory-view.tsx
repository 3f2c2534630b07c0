import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { calculateScore } from "../rules";
import { Solution } from "../solution";
import { Step } from "../step";
import type { MemoryPlay } from "./memory";
import { TypingTest } from "./typing-test";

const totalSeconds = 30;
const warningSeconds = 10; // red from here on

export function MemoryView({ play }: { play: MemoryPlay }) {
  const { round, turns } = play;
  /** How often the player looked at the verse again. */
  const [lookCount, setLookCount] = useState(0);
  const [testedVerse, setTestedVerse] = useState<string | null>(null);
  const done = calculateScore(turns);
  const verse = round.verses[done];
  if (!verse) return null;
  if (turns.at(-1)?.result.endsRound)
    return <Solution verses={[verse]} onEnd={play.finish} />;
  const { reference, text } = verse;
  return (
    <Step
      label={reference}
      title={reference}
      focusKey={`${done} ${lookCount}`}
      current={done + 1}
      total={round.verses.length}
      turns={turns}
    >
      {testedVerse === reference ? (
        <TypingTest
          play={play}
          {...verse}
          onLookAgain={() => {
            setTestedVerse(null);
            setLookCount(lookCount + 1);
          }}
        />
      ) : (
        <Learn
          key={reference}
          text={text}
          onTest={() => {
            setTestedVerse(reference);
          }}
        />
      )}
    </Step>
  );
}

function Learn({ text, onTest }: { text: string; onTest: () => void }) {
  const [isTimed, setTimed] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(totalSeconds);
  const isHidden = secondsLeft === 0;
  useEffect(() => {
    if (!isTimed) return;
    const end = Date.now() + totalSeconds * 1000;
    const timer = setInterval(() => {
      setSecondsLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    }, 250);
    return () => {
      clearInterval(timer);
    };
  }, [isTimed]);
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
              setSecondsLeft(totalSeconds);
            }}
            className="size-5 accent-primary"
          />
          Hide it after 30 seconds
        </label>
        {isTimed && !isHidden && (
          <span
            role="timer"
            className={`text-lg font-semibold tabular-nums ${secondsLeft <= warningSeconds ? "text-danger" : ""}`}
          >
            {secondsLeft} s
          </span>
        )}
      </div>
      <Button size="lg" className="mt-3 w-full" onClick={onTest}>
        {isHidden ? "Start Test" : "Skip to Test"}
      </Button>
    </>
  );
}
