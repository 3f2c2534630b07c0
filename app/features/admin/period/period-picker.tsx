import { dateOf, dayOf, daysIn, presets } from "~/features/analytics/period";
import type { Period } from "~/features/analytics/period";
import type { AdminView } from "../admin-page";
import { adminHref } from "../admin-query";
import type { AdminQuery } from "../admin-query";
import { ChoiceLinks } from "../list/choice-links";
import { PlainRange } from "./plain-range";

import { RangePicker } from "./range-picker";

export interface PeriodPickerProps {
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

/** spec §4: a preset turns the range off, a complete range turns it on. All are addresses. */
export function PeriodPicker(props: PeriodPickerProps) {
  const { view, period, now, keep = {} } = props;
  const today = dayOf(now);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ChoiceLinks
        label="Period"
        choices={presets.map((days) => ({
          label: days === 1 ? "1 day" : `${days} days`,
          to: adminHref(view, { days, ...keep }),
          isCurrent: !period.isRange && daysIn(period) === days,
        }))}
      />
      <RangePicker {...props} today={today} />
      <PlainRange
        view={view}
        keep={keep}
        label={props.label}
        from={period.isRange ? dateOf(period.start) : undefined}
        to={period.isRange ? dateOf(period.end) : undefined}
        max={dateOf(today)}
      />
    </div>
  );
}
