import type { reportDecisions } from "~/shared/enums";
import type { ReportKind } from "./report";

/** A decision as whoever it is about sees it. */
export interface AppealCase {
  ticketId: string;
  kind: ReportKind;
  decision: (typeof reportDecisions)[number];
  reason: string | null;
  /** Of a post or a comment. */
  postId: string | null;
}
