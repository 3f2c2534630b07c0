import type { ReactNode } from "react";
import { focusOnMount } from "~/ui/restore-focus";

/** The dialog refers to the title and the description of its step. */
export const stepIds = {
  title: "onboarding-title",
  description: "onboarding-description",
};

interface StepHeadingProps {
  /** Takes the focus when the step appears, so that screen readers read it and Tab continues from here. */
  focused: boolean;
  className?: string;
  children: ReactNode;
}

export function StepHeading({
  focused,
  className = "",
  children,
}: StepHeadingProps) {
  return (
    <h2
      ref={focused ? focusOnMount : null}
      id={stepIds.title}
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
