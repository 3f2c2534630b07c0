import type { reportKinds } from "~/shared/enums";

/** What somebody is about to report, and whose it is. */
export interface ReportRequest {
  kind: (typeof reportKinds)[number];
  id: string;
  user: {
    id: string;
    username: string;
    firstName: string | null;
    lastName: string | null;
  };
}

/** Its `detail` is a ReportRequest. */
export const reportEvent = "report";

/** Opens the dialog that stands beside the page for all that can be reported. */
export function askToReport(detail: ReportRequest): void {
  dispatchEvent(new CustomEvent(reportEvent, { detail }));
}
