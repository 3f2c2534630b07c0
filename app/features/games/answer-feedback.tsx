import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";

interface AnswerFeedbackProps {
  isCorrect: boolean;
  labels?: readonly [right: string, wrong: string];
  /** Shown after a wrong answer. */
  correctAnswer?: string | undefined;
  explanation: string;
  reference: string;
  isLast: boolean;
  onNext: () => void;
}

/** Feedback after an answer: right or wrong, the explanation with its reference, and the Next button. */
export function AnswerFeedback({
  isCorrect,
  labels = ["Right.", "Not quite."],
  correctAnswer,
  explanation,
  reference,
  isLast,
  onNext,
}: AnswerFeedbackProps) {
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
        <strong className={isCorrect ? "text-success" : "text-danger"}>
          {isCorrect ? labels[0] : labels[1]}
        </strong>{" "}
        {!isCorrect &&
          correctAnswer !== undefined &&
          `The answer is: ${correctAnswer}. `}
        {explanation}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Link
          to={urls.bible({ q: reference })}
          className="inline-flex touch items-center font-semibold text-primary underline"
        >
          {reference}
        </Link>
        <Button ref={nextButton} onClick={onNext}>
          {isLast ? "Finish" : "Next"}
        </Button>
      </div>
    </div>
  );
}
