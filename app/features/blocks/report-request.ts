import { useSyncExternalStore } from "react";
import type { UserSummary } from "~/features/users/user";

/** What somebody is about to report, and whose it is. */
export interface ReportRequest {
  kind: "post" | "comment" | "person";
  id: string;
  user: UserSummary;
}

let current: ReportRequest | null = null;
const listeners = new Set<() => void>();

/** Opens the dialog, or closes it: one stands beside the page for all that can be reported. */
export function askToReport(request: ReportRequest | null): void {
  current = request;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useReportRequest(): ReportRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
