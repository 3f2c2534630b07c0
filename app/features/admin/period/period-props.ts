import type { Period } from "~/features/analytics/period";
import type { AdminView } from "../admin-page";
import type { AdminQuery } from "../admin-query";

/** What a choice of days needs to know. */
export interface PeriodProps {
  view: AdminView;
  period: Period;
  /** ms */
  now: number;
  /** What stays as it is: search, order. */
  keep?: AdminQuery;
  /** spec §2: 'Pick a date range' or 'Select dates'. */
  label: string;
  /** spec §4, Session Analytics: a first day turns the range on, and Clear leads back to 7 days. */
  startsAtOnce?: boolean;
}
