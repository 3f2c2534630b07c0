import type { ReactNode } from "react";
import { dateTimeText } from "~/shared/suspension";
import type { Decision } from "./queue";
import type { ReportKind } from "./report";
import { decisionText, removalText } from "./report-text";

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
  /** Of that group; null if the author may not know it any more. */
  groupName: string | null;
}

interface DecisionViewProps {
  decision: DecisionCase;
  /** While the person may appeal. */
  form: ReactNode;
}

export function DecisionView({ decision, form }: DecisionViewProps) {
  const { kind, text, reason, suspension, appeal, outcome, byLeaders } =
    decision;
  return (
    <section className="card space-y-4 p-4 shadow-card sm:p-5">
      <p className="font-semibold">{getHeadline(decision)}</p>
      <Quote>{reason}</Quote>
      {suspension && <p>{suspensionText(suspension)}</p>}
      <Quote
        title={`What you wrote${byLeaders ? "" : " (when it was reported)"}`}
      >
        {kind === "person" ? null : text}
      </Quote>
      <Quote title="Your appeal">{appeal}</Quote>
      {decision.isAppealPending && (
        <p role="status">
          We're reviewing your appeal. You'll find the answer here.
        </p>
      )}
      {appeal !== null && !decision.isAppealPending && !outcome && (
        <p>We reviewed your appeal and made a new decision: the one above.</p>
      )}
      {outcome && <p>{outcomeText(outcome, kind)}</p>}
      <Quote>{outcome?.reason}</Quote>
      {decision.canAppeal && (
        <>
          <p className="text-sm text-ink-soft">
            If you think this is a mistake, tell us why. You can appeal this
            decision once, and the moderators of this site will review it.
          </p>
          {form}
        </>
      )}
    </section>
  );
}

interface QuoteProps {
  title?: string;
  children: string | null | undefined;
}

function Quote({ title, children }: QuoteProps) {
  if (!children) return null;
  return (
    <>
      {title && <h2 className="font-serif text-xl">{title}</h2>}
      <blockquote
        dir="auto"
        className="clip-ink border-l-4 border-line-strong pl-4 whitespace-pre-line text-ink-soft"
      >
        {children}
      </blockquote>
    </>
  );
}

function getHeadline(shown: DecisionCase): string {
  const { decision, kind, byLeaders, groupName } = shown;
  const text =
    byLeaders && decision === "hide"
      ? removalText(kind, groupName)
      : decisionText(decision, kind);
  if (decision === "keep") return `${text}.`;
  return decision === "ask_edit" ? `${text}:` : `${text}, for this reason:`;
}

const outcomes: Partial<Record<Decision, string>> = {
  keep: "reversed it.",
  lift: "reversed it.",
  delete: "deleted the content, for this reason:",
  // At most as long as before: a longer suspension is a new decision.
  suspend: "your account stays suspended, for this reason:",
};

function outcomeText({ decision }: Outcome, kind: ReportKind): string {
  const isClosed = kind === "group" && decision === "delete";
  const outcome = isClosed ? undefined : outcomes[decision];
  return `We reviewed the decision and ${outcome ?? "it stands, for this reason:"}`;
}

function suspensionText({
  until,
  isOver,
}: NonNullable<DecisionCase["suspension"]>): string {
  if (until === null) return "There's no end date.";
  return `The suspension ${isOver ? "ended" : "ends"} on ${dateTimeText(until)}.`;
}
