import { useEffect, useState } from "react";
import { calculateScore } from "../rules";
import { Solution } from "../solution";
import { Step } from "../step";
import { WordPicker } from "./word-picker";
import type { UnscramblePlay } from "./unscramble";

/** How long the finished verse stays on screen. */
const successDelayMs = 1500;

export function UnscrambleView({ play }: { play: UnscramblePlay }) {
  const { round, turns, finish } = play;
  const done = calculateScore(turns);
  /** Number of finished verses that have been shown long enough. */
  const [acknowledged, setAcknowledged] = useState(done);
  const isShowingVerse = acknowledged < done;
  const last = turns.at(-1)?.result;

  useEffect(() => {
    if (!isShowingVerse) return;
    const timer = setTimeout(() => {
      setAcknowledged(done);
      if (last?.endsRound) finish();
    }, successDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isShowingVerse, done, last, finish]);

  const index = isShowingVerse ? done - 1 : done;
  const verse = round.verses[index];
  if (!verse) return null;
  const text = last?.text ?? null;
  if (last?.endsRound && !last.isCorrect && text !== null) {
    const { reference } = verse;
    return <Solution verses={[{ reference, text }]} onEnd={finish} />;
  }
  return (
    <Step
      label={verse.reference}
      title={verse.reference}
      titleClassName="text-sm font-semibold text-ink-soft"
      focusKey={`${turns.length} ${isShowingVerse}`}
      current={index + 1}
      total={round.verses.length}
      turns={turns}
    >
      {isShowingVerse ? (
        <p
          role="status"
          className="mt-2 min-h-32 rounded-card border-2 border-success bg-success/10 p-4 font-serif text-lg"
        >
          <strong className="font-sans text-base text-success">Right:</strong>{" "}
          {text}
        </p>
      ) : (
        <WordPicker key={verse.reference} play={play} verse={verse} />
      )}
    </Step>
  );
}
