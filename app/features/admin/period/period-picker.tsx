import { dayOf, daysIn, presets } from "~/features/analytics/period";
import { adminHref } from "../admin-query";
import { ChoiceLinks } from "../list/choice-links";
import type { PeriodProps } from "./period-props";
import { RangePicker } from "./range-picker";

/** spec §4: a preset turns the range off, a complete range turns it on. All are addresses. */
export function PeriodPicker(props: PeriodProps) {
  const { view, period, now, keep = {} } = props;
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
      <RangePicker {...props} today={dayOf(now)} />
    </div>
  );
}
