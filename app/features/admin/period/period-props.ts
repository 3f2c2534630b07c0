import type { Period } from "~/features/analytics/period";
import type { AdminView } from "../admin-page";
import type { AdminQuery } from "../admin-query";

export interface PeriodProps {
  view: AdminView;
  period: Period;
  /** ms */
  now: number;
  /** Other parameters to keep, such as the search. */
  extraQuery?: AdminQuery;
  label: string;
  /** Choosing the first day already applies a range, and Clear goes back to 7 days. */
  navigatesOnStart?: boolean;
}
