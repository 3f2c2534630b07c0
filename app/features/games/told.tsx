import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";

interface ToldProps {
  right: boolean;
  /** Of an answer that is right, and of another. */
  verdicts?: readonly [right: string, wrong: string];
  /** The right answer, said where another was given. */
  answer?: string | undefined;
  /** What there is to know. */
  words: string;
  reference: string;
  /** Nothing comes after it but the score. */
  isLast: boolean;
  onNext: () => void;
}

/** What is said to an answer, where it stands in Scripture, and the way on. */
export function Told({
  right,
  verdicts = ["Right.", "Not quite."],
  answer,
  words,
  reference,
  isLast,
  onNext,
}: ToldProps) {
  const told = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    next.current?.focus({ preventScroll: true });
    told.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div
      ref={told}
      className="mt-5 animate-rise scroll-mb-24 rounded-control bg-sunken p-4 lg:scroll-mb-4"
    >
      <p role="status">
        <strong className={right ? "text-success" : "text-danger"}>
          {right ? verdicts[0] : verdicts[1]}
        </strong>{" "}
        {!right && answer !== undefined && `The answer is: ${answer}. `}
        {words}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Link
          to={urls.bible({ q: reference })}
          className="inline-flex touch items-center font-semibold text-primary underline"
        >
          {reference}
        </Link>
        <Button ref={next} onClick={onNext}>
          {isLast ? "Finish" : "Next"}
        </Button>
      </div>
    </div>
  );
}
