import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { calculateScore, type AnswerResult } from "./rules";

interface StepProps extends ProgressProps {
  label: string;
  title: string;
  titleClassName?: string;
  /** The heading gets the focus when it changes. */
  focusKey: string | number;
  children: ReactNode;
}

/** A step of a round: the progress, and a heading that gets the focus. */
export function Step({
  label,
  title,
  titleClassName = "font-serif text-2xl",
  focusKey,
  children,
  ...progress
}: StepProps) {
  const heading = useStepFocus(focusKey);
  return (
    <section aria-label={label}>
      <Progress {...progress} />
      <h2
        ref={heading}
        tabIndex={-1}
        className={`mt-4 outline-none ${titleClassName}`}
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

interface ProgressProps {
  /** What the numbers count, if that isn't obvious. */
  unit?: string;
  /** From 1. */
  current: number;
  total: number;
  turns: readonly { result: AnswerResult }[];
}

export function Progress({ unit, current, total, turns }: ProgressProps) {
  return (
    <p className="flex items-center gap-3 text-sm text-ink-soft">
      <span className="whitespace-nowrap">
        {unit} {current} of {total}
      </span>
      <span
        aria-hidden="true"
        className="h-1.5 flex-1 overflow-hidden rounded-full bg-sunken"
      >
        <span
          className="block h-full rounded-full bg-gold transition-[width]"
          style={{ width: `${(100 * (current - 1)) / total}%` }}
        />
      </span>
      <span className="whitespace-nowrap">Score: {calculateScore(turns)}</span>
    </p>
  );
}

/**
 * Focuses the heading when `key` changes, because the button that had the focus is no longer on the page. Does nothing
 * on the first render.
 */
export function useStepFocus(
  key: string | number,
): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousKey = useRef(key);
  useEffect(() => {
    if (previousKey.current === key) return;
    previousKey.current = key;
    heading.current?.focus({ preventScroll: true });
  }, [key]);
  return heading;
}
