import type { ReactNode } from "react";
import { dateTimeText } from "~/shared/suspension";
import type { Decision } from "./queue";
import type { ReportKind } from "./report";
import { decisionText } from "./report-text";

interface Outcome {
  decision: Decision;
  reason: string | null;
}

/** A decision as its recipient sees it. */
export interface DecisionCase extends Outcome {
  ticketId: string;
  kind: ReportKind;
  /** The text as it was when it was reported; empty if there was none or it's no longer stored. */
  text: string;
  /** Null if there is no post that the author can open. */
  postId: string | null;
  /** The suspension that the latest decision imposed; `until` is null for a permanent one. */
  suspension: { until: string | null; isOver: boolean } | null;
  appeal: string | null;
  outcome: Outcome | null;
  isAppealPending: boolean;
  canAppeal: boolean;
  /** The leaders of its group removed it, not a moderator. */
  byLeaders: boolean;
}

interface DecisionViewProps {
  decision: DecisionCase;
  /** While the person may appeal. */
  form: ReactNode;
}

export function DecisionView({ decision, form }: DecisionViewProps) {
  const { text, reason, suspension, appeal, outcome } = decision;
  return (
    <section className="card space-y-4 p-4 shadow-card sm:p-5">
      <p className="font-semibold">{getHeadline(decision)}</p>
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
      {outcome && <p>{outcomeText(outcome, decision.kind)}</p>}
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

function getHeadline({ decision, kind, byLeaders }: DecisionCase): string {
  if (byLeaders && decision === "hide") {
    return `The leaders removed your ${kind} from their group, for this reason:`;
  }
  const text = decisionText(decision, kind);
  if (decision === "keep") return `${text}.`;
  return decision === "ask_edit" ? `${text}:` : `${text}, for this reason:`;
}

function outcomeText({ decision }: Outcome, kind: ReportKind): string {
  if (kind === "group" && decision === "delete") {
    return "We reviewed the decision and it stands, for this reason:";
  }
  switch (decision) {
    case "keep":
    case "lift":
      return "We reviewed the decision and reversed it.";
    case "delete":
      return "We reviewed the decision and deleted the content, for this reason:";
    // At most as long as before: a longer suspension is a new decision.
    case "suspend":
      return "We reviewed the decision and your account stays suspended, for this reason:";
    default:
      return "We reviewed the decision and it stands, for this reason:";
  }
}

function suspensionText({
  until,
  isOver,
}: NonNullable<DecisionCase["suspension"]>): string {
  if (until === null) return "There's no end date.";
  return `The suspension ${isOver ? "ended" : "ends"} on ${dateTimeText(until)}.`;
}
