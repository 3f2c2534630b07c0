import type { AppealCase } from "./appeal-case";
import { kindWords } from "./report-words";

/** Told to whom it is about. */
export function decisionWords({
  decision,
  kind,
}: Pick<AppealCase, "decision" | "kind">): string {
  const what = kind === "person" ? "account" : kindWords[kind];
  switch (decision) {
    case "keep":
      return `Your ${what} was reported, looked at, and left as it is.`;
    case "hide":
      return `Your ${what} was hidden from others, for this reason:`;
    case "delete":
      return `Your ${what} was deleted, for this reason:`;
    case "warn":
      return "You were warned, for this reason:";
    case "suspend":
      return "Your account was suspended, for this reason:";
  }
}
