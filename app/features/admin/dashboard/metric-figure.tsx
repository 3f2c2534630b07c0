import { countDays, type Period } from "~/features/analytics/period";
import { ChartTable } from "../chart-table";
import { formatCount } from "../number-format";
import { formatComparison } from "../comparison";
import { Trend } from "../trend";
import type { Metric } from "~/features/analytics/daily-metrics";
import { toDayNumber } from "~/shared/time";
import { formatDay, formatShortDay } from "../period-format";

interface MetricFigureProps {
  /** Such as 'Likes'. */
  name: string;
  metric: Metric;
  period: Period;
  formatValue?: (value: number) => string;
  comparisonText?: Parameters<typeof formatComparison>[1];
  /** Daily average of the days before; null if unknown. */
  average?: number | null;
}

/** A metric by day, as a line, a sentence and a table. */
export function MetricFigure({
  name,
  metric: { completed, previous, series },
  period,
  formatValue = formatCount,
  comparisonText,
  average = null,
}: MetricFigureProps) {
  const days = countDays(period);
  const today = period.start + period.fullDays;
  const isUnfinished = today <= period.end;
  return (
    <>
      <figure>
        <Trend
          series={series.map(({ date, value }) => ({
            label: formatShortDay(toDayNumber(date)),
            value,
          }))}
          formatValue={formatValue}
          average={average}
          isUnfinished={isUnfinished}
        />
        <figcaption className="mt-2 text-sm">
          {formatComparison(
            { total: completed, previous, days: period.fullDays },
            comparisonText,
          )}
          {isUnfinished && days > 1 && " (excluding today)"}
        </figcaption>
      </figure>
      {average !== null && days > 1 && (
        <p className="flex items-center gap-2 text-xs text-ink-soft">
          <svg
            viewBox="0 0 20 4"
            aria-hidden="true"
            focusable="false"
            className="w-5 shrink-0"
          >
            <path d="M1 2h18" className="admin-trend-average" />
          </svg>
          Average of the days before
        </p>
      )}
      <ChartTable
        caption={`${name} by day`}
        head={["Day", name]}
        rows={series.map(({ date, value }) => [
          formatDay(toDayNumber(date)) +
            (toDayNumber(date) < today ? "" : " (so far)"),
          formatValue(value),
        ])}
      />
    </>
  );
}
