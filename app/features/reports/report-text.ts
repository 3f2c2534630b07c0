import type { Decision } from "./queue";
import type { ReportKind, ReportReason, OwnReport } from "./report";

/** Within a sentence. */
export const kindLabels: Record<ReportKind, string> = {
  post: "post",
  comment: "comment",
  person: "person",
  group: "group",
};

/** In display order. The hint is shown while the reason is selected. */
export const reasonLabels: Record<
  ReportReason,
  { label: string; hint?: string }
> = {
  spam: { label: "It's spam or a scam" },
  hate: { label: "It's hateful, harasses someone or mocks their faith" },
  sexual: { label: "It's sexual or violent" },
  child: {
    label: "It harms or endangers a child",
    hint: "If a child is in danger now, please call the police or your local emergency number first. We review these first.",
  },
  danger: {
    label: "Someone may be in danger, or may hurt themselves",
    hint: "If it can't wait, please call your local emergency number now. If you know them, stay in touch with them and tell someone near them. We review these first.",
  },
  private: { label: "Tells something private about somebody" },
  other: { label: "Something else", hint: "Please tell us more below." },
};

export const outcomeLabels: Record<OwnReport["outcome"], string> = {
  waiting: "Waiting for review",
  withdrawn: "Withdrawn by you",
  kept: "Reviewed and kept",
  removed: "Taken down. Thank you",
  actioned: "We took action. Thank you",
};

export const reportSent = {
  title: "Thank you",
  description: "We'll review it and let you know the outcome.",
};

export const reportForm = {
  successMessage: () => reportSent,
  fields: { message: "What's wrong" },
};
export const appealSent = {
  title: "Appeal sent",
  description: "We'll review the decision again.",
};
export const appealForm = {
  successMessage: () => appealSent,
  fields: { message: "Your appeal" },
};

/** The leaders of a group decided. `groupName` is missing if the recipient may not know the group. */
export const removalText = (kind: ReportKind, groupName?: string | null) =>
  `The leaders of ${groupName ?? "one of your groups"} removed your ${kind}`;

/** For the person it is about, without the punctuation at its end. */
export function decisionText(decision: Decision, kind: ReportKind): string {
  const subject = kind === "person" ? "account" : kind;
  switch (decision) {
    case "keep":
      return `Your ${subject} was reported, reviewed and kept`;
    case "hide":
      return `Your ${subject} was hidden from others`;
    case "delete":
      return `Your ${subject} was ${kind === "group" ? "closed" : "deleted"}`;
    case "warn":
      return "You were warned";
    case "suspend":
      return "Your account was suspended";
    case "lift":
      return "Your suspension was lifted";
    case "ask_edit":
      return `A moderator asks you to edit your ${subject}`;
    case "ban":
      return "Your account was deleted and you can't create a new one";
  }
}
