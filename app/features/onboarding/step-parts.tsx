import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

/** The ids by which the dialog is named and described. */
export interface StepIds {
  title: string;
  text: string;
}

interface StepHeadingProps {
  id: string;
  /** Takes the focus as the step appears, so that it is read out and Tab goes on from there. */
  focused: boolean;
  className?: string;
  children: ReactNode;
}

export function StepHeading({
  id,
  focused,
  className = "",
  children,
}: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <h2
      ref={heading}
      id={id}
      tabIndex={-1}
      className={`font-serif text-2xl outline-none ${className}`}
    >
      {children}
    </h2>
  );
}

/** Which of the two steps this is. */
export function StepMark({ step }: { step: 1 | 2 }) {
  return (
    <p className="flex gap-1 py-2">
      <span className="sr-only">Step {step} of 2</span>
      {[1, 2].map((one) => (
        <span
          key={one}
          aria-hidden="true"
          className={`h-1 w-10 rounded-full ${one === step ? "bg-primary" : "bg-line"}`}
        />
      ))}
    </p>
  );
}
