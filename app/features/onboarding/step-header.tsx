import type { ReactNode } from "react";

/** For aria-labelledby and aria-describedby of the dialog. */
export interface StepIds {
  title: string;
  description: string;
}

interface StepHeadingProps {
  id: string;
  /** Takes the focus when the step appears, so that screen readers read it and Tab continues from here. */
  focused: boolean;
  className?: string;
  children: ReactNode;
}

const focusHeading = (heading: HTMLElement | null) => heading?.focus();

export function StepHeading({
  id,
  focused,
  className = "",
  children,
}: StepHeadingProps) {
  return (
    <h2
      ref={focused ? focusHeading : null}
      id={id}
      tabIndex={-1}
      className={`font-serif text-2xl outline-none ${className}`}
    >
      {children}
    </h2>
  );
}

export function StepIndicator({ step }: { step: 1 | 2 }) {
  return (
    <p className="flex gap-1 py-2">
      <span className="sr-only">Step {step} of 2</span>
      {[1, 2].map((number) => (
        <span
          key={number}
          aria-hidden="true"
          className={`h-1 w-10 rounded-full ${number === step ? "bg-primary" : "bg-line"}`}
        />
      ))}
    </p>
  );
}
