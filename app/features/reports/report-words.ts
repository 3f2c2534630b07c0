import type { ReportKind, ReportReason } from "./report";
import type { OwnReport } from "./report";

/** What is called what, within a sentence. */
export const kindWords: Record<ReportKind, string> = {
  post: "post",
  comment: "comment",
  person: "person",
};

/** In the order in which they are offered; what helps at once stands under it while it is chosen. */
export const reasonWords: Record<
  ReportReason,
  { label: string; hint?: string }
> = {
  spam: { label: "It is spam or a scam" },
  hate: { label: "It is hateful, harasses somebody or mocks their faith" },
  sexual: { label: "It is sexual or violent" },
  child: {
    label: "It harms or endangers a child",
    hint: "If a child is in danger now, please call the police or your local emergency number first. We look at these before all others.",
  },
  danger: {
    label: "Somebody may be in danger, or may hurt themself",
    hint: "If it cannot wait, please call your local emergency number now. If you know them, stay in touch with them and let somebody near them know. We look at these before all others.",
  },
  other: { label: "Something else", hint: "Please say in a few words what." },
};

export const outcomeWords: Record<OwnReport["outcome"], string> = {
  waiting: "Waiting to be looked at",
  withdrawn: "Withdrawn by you",
  kept: "Looked at, and left as it is",
  removed: "Taken down. Thank you",
  acted: "Acted upon. Thank you",
};

export const thanks = {
  title: "Thank you",
  description: "Somebody will look at it. You will hear what came of it.",
};

/** How the leaves answer the forms of our own pages. */
export const reportForm = {
  done: () => thanks,
  fields: { words: "What is wrong" },
};
export const withdrawForm = { done: () => ({ title: "Report withdrawn" }) };
export const reviewForm = {
  done: () => ({ title: "You've asked for a review" }),
};
export const appealSent = {
  title: "Appeal sent",
  description: "Somebody will look at it once more.",
};
export const appealForm = {
  done: () => appealSent,
  fields: { words: "Your appeal" },
};
