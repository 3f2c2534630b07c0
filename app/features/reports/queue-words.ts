import type { FormMessage } from "~/shared/form-message";
import type { Decision, Ticket } from "./queue";
import type { ReportReason } from "./report";

/** ms: so long is a ticket theirs who has claimed it. */
export const claimTime = 30 * 60_000;

/** A reason in a word or two. */
export const reasonNames: Record<ReportReason, string> = {
  danger: "Danger",
  child: "Child safety",
  hate: "Hate or harassment",
  sexual: "Sexual or violent",
  spam: "Spam or scam",
  other: "Something else",
};

export const accountDeleted = "This account was deleted";

interface Choosable extends Pick<Ticket, "kind" | "decision"> {
  appealedAt: string | number | null;
  /** The account was deleted, and what it had written with it. */
  isGone: boolean;
  isSuspended: boolean;
  /** A suspension that this ticket imposed hasn't ended yet. */
  isInForce?: boolean;
}

/** A person is neither hidden nor deleted here: that is for the list of people. */
export function decisionChoices(ticket: Choosable): readonly Decision[] {
  const { kind, decision, appealedAt, isGone, isSuspended } = ticket;
  if (isGone) {
    return decision === "bar"
      ? ["keep", "suspend", "bar"]
      : ["keep", "suspend"];
  }
  if (kind !== "person") return ["keep", "hide", "delete", "warn", "suspend"];
  return isSuspended && appealedAt === null
    ? ["keep", "warn", "suspend", "lift"]
    : ["keep", "warn", "suspend"];
}

/** What a choice does to this ticket. */
export function choiceHint(choice: Decision, ticket: Choosable): string {
  const { kind, decision, isGone, isInForce } = ticket;
  if (choice === "suspend" && isGone) {
    return "While it lasts, they can't create an account with the same e-mail or sign-in.";
  }
  const ends = isInForce && choice !== "suspend" && choice !== "lift";
  if (choice === "keep" && (isGone || kind === "person")) {
    if (ends) return "The suspension ends now.";
    if (decision === "bar") return "The person may sign up again.";
    return isGone ? "Nothing more happens." : "Nothing changes for them.";
  }
  const { about } = decisionLabels[choice];
  return ends ? `${about} The suspension ends now.` : about;
}

/** What an admin chooses, and what then happens. */
export const decisionLabels: Record<
  Decision,
  { label: string; about: string; done: string }
> = {
  keep: {
    label: "Keep",
    about: "It stays, and shows again where it was hidden.",
    done: "Kept",
  },
  hide: {
    label: "Hide",
    about: "Its author alone sees it, with your reason, and may appeal once.",
    done: "Hidden",
  },
  delete: {
    label: "Delete",
    about: "It is gone for good, with what was said to it.",
    done: "Deleted",
  },
  warn: {
    label: "Warn",
    about: "It stays, and its author reads your reason.",
    done: "Warned",
  },
  suspend: {
    label: "Suspend",
    about: "The person can read and not write; what was reported is hidden.",
    done: "Suspended",
  },
  lift: {
    label: "Lift the suspension",
    about: "The person can write again now.",
    done: "Suspension lifted",
  },
  bar: {
    label: "Keep the ban",
    about:
      "They still can't create an account with the same e-mail or sign-in.",
    done: "Account deleted and banned",
  },
};

/** How long, as offered; 0 is for good. */
export const daysLabels = [
  ["1", "For a day"],
  ["7", "For 7 days"],
  ["30", "For 30 days"],
  ["0", "For good"],
] as const;

/** How the leaves answer the forms of the queue. */
export const noteForm = {
  done: (): FormMessage => ({ title: "Note added" }),
  fields: { message: "Note for other admins" },
};
export const renewForm = {
  done: (): FormMessage => ({ title: "Saved" }),
};
export const decisionForm = {
  asks: ({ decision, days }: Record<string, unknown>): string => {
    const { label } = Object.entries(decisionLabels).find(
      ([one]) => one === decision,
    )?.[1] ?? { label: "Decide" };
    const [, time] = daysLabels.find(([value]) => value === String(days)) ?? [];
    const long =
      decision === "suspend" && time ? `, ${time.toLowerCase()}` : "";
    return `${label}${long}? Everybody concerned is told.`;
  },
  done: (): FormMessage => ({ title: "Decided" }),
  fields: { reason: "Reason" },
};
