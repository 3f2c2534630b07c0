import { toDay, countDays, periodPresets } from "~/features/analytics/period";
import { adminHref } from "../admin-query";
import { ChoiceLinks } from "../list/choice-links";
import type { PeriodProps } from "./period-props";
import { RangePicker } from "./range-picker";

/** Presets and custom ranges are links, so each has its own address. */
export function PeriodPicker(props: PeriodProps) {
  const { view, period, now, extraQuery = {} } = props;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ChoiceLinks
        label="Period"
        choices={periodPresets.map((days) => ({
          label: days === 1 ? "1 day" : `${days} days`,
          to: adminHref(view, { days, ...extraQuery }),
          isCurrent: !period.isRange && countDays(period) === days,
        }))}
      />
      <RangePicker {...props} today={toDay(now)} />
    </div>
  );
}
