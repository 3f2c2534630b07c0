import { dateOf, dayOf, daysIn, presets } from "~/features/analytics/period";
import { adminHref } from "../admin-query";
import { ChoiceLinks } from "../list/choice-links";
import type { PeriodProps } from "./period-props";
import { PlainRange } from "./plain-range";

import { RangePicker } from "./range-picker";

/** spec §4: a preset turns the range off, a complete range turns it on. All are addresses. */
export function PeriodPicker(props: PeriodProps) {
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
