import type { FormMessage } from "~/shared/form-message";
import type { Decision } from "./queue";
import type { ReportKind, ReportReason } from "./report";

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

/** A person is neither hidden nor deleted here: that is for the list of people. */
export const decisionChoices = (kind: ReportKind): readonly Decision[] =>
  kind === "person"
    ? ["keep", "warn", "suspend"]
    : ["keep", "hide", "delete", "warn", "suspend"];

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
};

/** How long, as offered; 0 is for good. */
export const daysLabels = [
  ["1", "For a day"],
  ["7", "For 7 days"],
  ["30", "For 30 days"],
  ["0", "For good"],
] as const;

/** How the leaves answer the forms of the queue. */
export const claimForm = {};
export const noteForm = {
  done: (): FormMessage => ({ title: "Noted" }),
  fields: { note: "Note for other admins" },
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
