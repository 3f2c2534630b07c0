import type { reportKinds, reportReasons } from "~/shared/enums";

/** What the user wants to report, and its author; null if that is anonymous. */
export interface ReportRequest {
  kind: (typeof reportKinds)[number];
  id: string;
  /** The selected reason, if there is one. */
  reason?: (typeof reportReasons)[number] | undefined;
  /** The slug of the group from which a leader removes it, instead of reporting it. */
  removeFrom?: string | undefined;
  user: {
    id: string;
    username: string;
    firstName: string | null;
    lastName: string | null;
  } | null;
}

/** The event's `detail` is a ReportRequest. */
export const reportEvent = "report";

/** Opens the page's one report dialog. */
export function openReportDialog(detail: ReportRequest): void {
  dispatchEvent(new CustomEvent(reportEvent, { detail }));
}
