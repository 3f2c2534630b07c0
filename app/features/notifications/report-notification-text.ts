import type { AppNotification } from "./notification";

export const reportedKindLabels = {
  post: "a post",
  comment: "a comment",
  person: "a person",
  group: "a group",
};

/** `kind` is missing for admins who lost write access. */
export const formatReportedKind = ({ kind }: AppNotification["detail"]) =>
  kind ? reportedKindLabels[kind] : "something";

export function moderationText({
  kind,
  decision,
  isAppeal,
}: AppNotification["detail"]): string {
  if (isAppeal) return "We reviewed your appeal";
  const what = kind === "person" ? "account" : (kind ?? "post");
  switch (decision) {
    case "hide":
      return `Your ${what} was hidden from others`;
    case "delete":
      return `Your ${what} was ${kind === "group" ? "closed" : "deleted"}`;
    case "warn":
      return "You were warned";
    case "suspend":
      return "Your account was suspended";
    case "lift":
      return "Your suspension was lifted";
    case "ask_edit":
      return `A moderator asks you to edit your ${what}`;
    default:
      return `Your ${what} was reported, reviewed and kept`;
  }
}
