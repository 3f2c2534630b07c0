import type { Metric } from "~/features/analytics/daily-metrics";
import { countDays, type Period } from "~/features/analytics/period";
import { toDayNumber } from "~/shared/time";
import { ChartTable } from "../chart-table";
import { formatComparison } from "../comparison";
import { formatCount } from "../number-format";
import { formatDay, formatShortDay } from "../period-format";
import { Trend } from "../trend";

interface MetricFigureProps {
  /** Such as 'Likes'. */
  name: string;
  metric: Metric;
  period: Period;
  formatValue?: (value: number) => string;
}

/** A metric by day, as a line, a sentence and a table. */
export function MetricFigure({
  name,
  metric: { completed, previous, series },
  period,
  formatValue = formatCount,
}: MetricFigureProps) {
  const days = series.map(({ date, value }) => ({
    day: toDayNumber(date),
    value,
  }));
  const today = period.start + period.fullDays;
  const isUnfinished = today <= period.end;
  return (
    <>
      <figure>
        <Trend
          series={days.map(({ day, value }) => ({
            label: formatShortDay(day),
            value,
          }))}
          {...{ formatValue, isUnfinished }}
        />
        <figcaption className="mt-2 text-sm">
          {formatComparison(completed, previous, period.fullDays)}
          {isUnfinished && countDays(period) > 1 && " (excluding today)"}
        </figcaption>
      </figure>
      <ChartTable
        caption={`${name} by day`}
        head={["Day", name]}
        rows={days.map(({ day, value }) => [
          formatDay(day) + (day < today ? "" : " (so far)"),
          formatValue(value),
        ])}
      />
    </>
  );
}
