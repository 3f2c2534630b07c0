import { dateTimeText } from "~/shared/suspension";
import type { Decision } from "./queue";
import type { ReportKind } from "./report";
import { kindLabels } from "./report-text";

interface Outcome {
  decision: Decision;
  reason: string | null;
}

/** A decision, as shown to the person whom it concerns. */
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
}

export function decisionText({
  decision,
  kind,
}: Pick<DecisionCase, "decision" | "kind">): string {
  const subject = kind === "person" ? "account" : kindLabels[kind];
  switch (decision) {
    case "keep":
      return `Your ${subject} was reported, reviewed and kept.`;
    case "hide":
      return `Your ${subject} was hidden from others, for this reason:`;
    case "delete":
      return `Your ${subject} was deleted, for this reason:`;
    case "warn":
      return "You were warned, for this reason:";
    case "suspend":
      return "Your account was suspended, for this reason:";
    case "lift":
      return "Your suspension was lifted, for this reason:";
    case "ban":
      return "Your account was deleted and you can't create a new one, for this reason:";
  }
}

export function outcomeText({ decision }: Pick<DecisionCase, "decision">) {
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

export function suspensionText({
  until,
  isOver,
}: NonNullable<DecisionCase["suspension"]>): string {
  if (until === null) return "There's no end date.";
  return `The suspension ${isOver ? "ended" : "ends"} on ${dateTimeText(until)}.`;
}
