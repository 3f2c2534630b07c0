import type { ReactNode } from "react";
import { focusOnMount } from "~/ui/restore-focus";

/** The dialog refers to the title and the description of its step. */
export const stepIds = {
  title: "onboarding-title",
  description: "onboarding-description",
};

interface StepHeadingProps {
  className?: string;
  children: ReactNode;
}

/** Takes the focus when its step replaces the other one, so that Tab continues from here. */
export function StepHeading({ className = "", children }: StepHeadingProps) {
  return (
    <h2
      ref={focusOnMount}
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
