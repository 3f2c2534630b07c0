import { countDays, periodPresets } from "~/features/analytics/period";
import { ChoiceLinks } from "../list/choice-links";
import { periodHref, RangePicker, type PeriodProps } from "./range-picker";

/** Presets and custom ranges are links, so each has its own address. */
export function PeriodPicker(props: PeriodProps) {
  const { page, period } = props;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ChoiceLinks
        label="Period"
        choices={periodPresets.map((days) => ({
          label: days === 1 ? "1 day" : `${days} days`,
          to: periodHref(page, { days }),
          isCurrent: !period.isRange && countDays(period) === days,
        }))}
      />
      <RangePicker {...props} />
    </div>
  );
}
