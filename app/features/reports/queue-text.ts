import type { Decision, Ticket } from "./queue";
import type { ReportReason } from "./report";

export const shortReasonLabels: Record<ReportReason, string> = {
  danger: "Danger",
  child: "Child safety",
  hate: "Hate or harassment",
  sexual: "Sexual or violent",
  spam: "Spam or scam",
  private: "Private matters",
  other: "Something else",
};

export const accountDeletedText = "This account was deleted";

interface DecidableTicket extends Pick<Ticket, "kind" | "decision"> {
  appealedAt: string | number | null;
  /** The account was deleted, and its content with it. */
  isAccountDeleted: boolean;
  isSuspended: boolean;
  /** A suspension that this ticket imposed hasn't ended yet. */
  isInForce?: boolean;
}

/** Accounts are deleted in the admin users list, not here. */
export function decisionChoices(ticket: DecidableTicket): readonly Decision[] {
  const { kind, decision, appealedAt, isAccountDeleted, isSuspended } = ticket;
  if (kind === "group") return ["keep", "delete"];
  if (isAccountDeleted) {
    return decision === "ban"
      ? ["keep", "suspend", "ban"]
      : ["keep", "suspend"];
  }
  if (kind !== "person")
    return ["keep", "ask_edit", "hide", "delete", "warn", "suspend"];
  return isSuspended && appealedAt === null
    ? ["keep", "warn", "suspend", "lift"]
    : ["keep", "warn", "suspend"];
}

export function choiceHint(choice: Decision, ticket: DecidableTicket): string {
  const { kind, isAccountDeleted, isInForce } = ticket;
  if (kind === "group" && choice === "delete") {
    return "It is closed: members can read it for 30 days. Its owner sees your reason, and can appeal once.";
  }
  if (choice === "suspend" && isAccountDeleted) {
    return "While it lasts, they can't create an account with the same e-mail or sign-in.";
  }
  const { hint } = decisionLabels[choice];
  const ends = isInForce && choice !== "suspend" && choice !== "lift";
  return ends ? `${hint} The suspension ends now.` : hint;
}

export const decisionLabels: Record<
  Decision,
  { label: string; hint: string; pastLabel: string }
> = {
  keep: {
    label: "Keep",
    hint: "Nothing changes, and what this report hid, closed or banned is restored.",
    pastLabel: "Kept",
  },
  hide: {
    label: "Hide",
    hint: "Only its author sees it, with your reason, and can appeal once.",
    pastLabel: "Hidden",
  },
  delete: {
    label: "Delete",
    hint: "It is deleted permanently, with all replies.",
    pastLabel: "Deleted",
  },
  warn: {
    label: "Warn",
    hint: "It stays, and its author sees your reason.",
    pastLabel: "Warned",
  },
  suspend: {
    label: "Suspend",
    hint: "The person can read but not write. The reported content is hidden.",
    pastLabel: "Suspended",
  },
  lift: {
    label: "Lift the suspension",
    hint: "The person can write again.",
    pastLabel: "Suspension lifted",
  },
  ban: {
    label: "Keep the ban",
    hint: "They still can't create an account with the same e-mail or sign-in.",
    pastLabel: "Account deleted and banned",
  },
  ask_edit: {
    label: "Ask the author for an edit",
    hint: "It stays, and its author sees your reason: say what to change.",
    pastLabel: "Asked for an edit",
  },
};
