import type { Decision } from "./queue";
import type { ReportKind } from "./report";

interface Outcome {
  decision: Decision;
  reason: string | null;
}

/** A decision as the person it is about sees it. */
export interface DecisionCase extends Outcome {
  ticketId: string;
  kind: ReportKind;
  /** What was reported, as it was then; "" where nothing was written, or that is no longer stored. */
  words: string;
  /** Of a post or a comment, while its author can still open it. */
  postId: string | null;
  /** The suspension that the latest decision imposed; `until` is null for a permanent one. */
  suspension: { until: string | null; isOver: boolean } | null;
  appeal: string | null;
  /** What came of the appeal. */
  outcome: Outcome | null;
  isWaiting: boolean;
  canAppeal: boolean;
}
