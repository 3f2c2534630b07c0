import type { ReactNode } from "react";
import {
  decisionText,
  outcomeText,
  suspensionText,
  type DecisionCase,
} from "./decision-text";

interface DecisionViewProps {
  decision: DecisionCase;
  /** While the person may appeal. */
  form: ReactNode;
}

export function DecisionView({ decision, form }: DecisionViewProps) {
  const { text, reason, suspension, appeal, outcome } = decision;
  return (
    <section className="card space-y-4 p-4 shadow-card sm:p-5">
      <p className="font-semibold">{decisionText(decision)}</p>
      {reason !== null && <Quote>{reason}</Quote>}
      {suspension && <p>{suspensionText(suspension)}</p>}
      {text !== "" && decision.kind !== "person" && (
        <>
          <h2 className="font-serif text-xl">
            What you wrote (when it was reported)
          </h2>
          <Quote>{text}</Quote>
        </>
      )}
      {appeal !== null && (
        <>
          <h2 className="font-serif text-xl">Your appeal</h2>
          <Quote>{appeal}</Quote>
        </>
      )}
      {decision.isAppealPending && (
        <p role="status">
          We're reviewing your appeal. You'll find the answer here.
        </p>
      )}
      {appeal !== null && !decision.isAppealPending && !outcome && (
        <p>We reviewed your appeal and made a new decision: the one above.</p>
      )}
      {outcome && <p>{outcomeText(outcome)}</p>}
      {outcome?.reason && <Quote>{outcome.reason}</Quote>}
      {decision.canAppeal && (
        <>
          <p className="text-sm text-ink-soft">
            If you think this is a mistake, tell us why. You can appeal this
            decision once, and we'll review it.
          </p>
          {form}
        </>
      )}
    </section>
  );
}

function Quote({ children }: { children: string }) {
  return (
    <blockquote
      dir="auto"
      className="clip-ink border-l-4 border-line-strong pl-4 whitespace-pre-line text-ink-soft"
    >
      {children}
    </blockquote>
  );
}
