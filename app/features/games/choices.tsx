import { Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { AnswerResult, GameTypes, Play, Turn } from "./rules";

interface ChoiceGame extends GameTypes {
  answer: string | number;
  result: AnswerResult & { correct: string | number; reference: string };
}

/**
 * For games that show feedback after each answer. After a reload the last feedback is shown again, because the
 * player may not have read it.
 */
export function useAnswerFeedback<G extends GameTypes>({
  turns,
  finish,
}: Play<G>) {
  /** Number of answers whose feedback the player has moved on from. */
  const [acknowledgedCount, setAcknowledgedCount] = useState(0);
  const feedbackTurn: Turn<G> | undefined =
    turns[acknowledgedCount] && turns.at(-1);
  return {
    feedbackTurn,
    acknowledgedCount,
    previousTurns: feedbackTurn ? turns.slice(0, -1) : turns,
    goToNext: () => {
      setAcknowledgedCount(turns.length);
      if (feedbackTurn?.result.endsRound) finish();
      scrollTo({ top: 0 });
    },
  };
}

interface ChoicesProps<G extends ChoiceGame> {
  label: string;
  options: readonly { id: G["answer"]; text: string }[];
  play: Play<G>;
  feedbackTurn: Turn<G> | undefined;
  /** Screen reader labels of the icons. */
  iconLabels: readonly [right: string, wrong: string];
  verdicts: readonly [right: string, wrong: string];
  explain: (result: G["result"]) => string;
  onNext: () => void;
}

const styles = {
  open: "border-line-strong bg-paper hover:bg-sunken",
  right: "border-success bg-success/10 font-semibold text-success",
  wrong: "border-danger bg-danger/10 text-danger",
  other: "border-line bg-paper text-ink-soft",
};

/** Answer buttons and feedback. Icons and their labels mark right and wrong, not colour alone. */
export function Choices<G extends ChoiceGame>({
  label,
  options,
  play,
  feedbackTurn,
  iconLabels,
  verdicts,
  explain,
  onNext,
}: ChoicesProps<G>) {
  const isLocked = feedbackTurn !== undefined || play.pending;
  return (
    <>
      <ul aria-label={label} className="mt-4 grid gap-2.5">
        {options.map(({ id, text }) => {
          const isChosen = feedbackTurn?.answer === id;
          const isRight = feedbackTurn?.result.correct === id;
          const isWrong = isChosen && !isRight;
          const verdict = isRight ? "right" : isWrong ? "wrong" : "other";
          return (
            <li key={id}>
              <button
                type="button"
                aria-disabled={isLocked}
                aria-pressed={isChosen}
                onClick={() => {
                  if (!isLocked) void play.submitAnswer(id);
                }}
                className={`flex touch w-full items-center gap-3 rounded-control border px-4 py-3 text-left transition-colors aria-disabled:cursor-default ${styles[feedbackTurn ? verdict : "open"]}`}
              >
                <span className="flex-1">{text}</span>
                {isRight && <Icon name="check" label={iconLabels[0]} />}
                {isWrong && <Icon name="close" label={iconLabels[1]} />}
              </button>
            </li>
          );
        })}
      </ul>
      {feedbackTurn && (
        <Feedback
          key={play.turns.length}
          result={feedbackTurn.result}
          verdict={verdicts[feedbackTurn.result.isCorrect ? 0 : 1]}
          explanation={explain(feedbackTurn.result)}
          onNext={onNext}
        />
      )}
    </>
  );
}

interface FeedbackProps {
  result: ChoiceGame["result"];
  verdict: string;
  explanation: string;
  onNext: () => void;
}

function Feedback({ result, verdict, explanation, onNext }: FeedbackProps) {
  const container = useRef<HTMLDivElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    nextButton.current?.focus({ preventScroll: true });
    container.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div
      ref={container}
      className="mt-5 animate-rise scroll-mb-24 rounded-control bg-sunken p-4 lg:scroll-mb-4"
    >
      <p role="status">
        <strong className={result.isCorrect ? "text-success" : "text-danger"}>
          {verdict}
        </strong>{" "}
        {explanation}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Link
          to={urls.bible({ q: result.reference })}
          className="inline-flex touch items-center font-semibold text-primary underline"
        >
          {result.reference}
        </Link>
        <Button ref={nextButton} onClick={onNext}>
          {result.endsRound ? "Finish" : "Next"}
        </Button>
      </div>
    </div>
  );
}
