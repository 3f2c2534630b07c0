import type { Metric } from "~/features/analytics/daily-metrics";
import { countDays, type Period } from "~/features/analytics/period";
import { toDayNumber } from "~/shared/time";
import { ChartTable } from "../chart-table";
import { countText, formatComparison } from "../comparison";
import { formatDay, formatShortDay } from "../period-format";
import { Trend } from "../trend";

interface MetricFigureProps {
  /** Such as 'Likes'. */
  name: string;
  metric: Metric;
  period: Period;
  text?: typeof countText;
  /** Daily average of the days before. Not shown if it is 0. */
  average?: number;
}

/** A metric by day, as a line, a sentence and a table. */
export function MetricFigure({
  name,
  metric: { completed, previous, series },
  period,
  text = countText,
  average = 0,
}: MetricFigureProps) {
  const { formatValue } = text;
  const days = series.map(({ date, value }) => ({
    day: toDayNumber(date),
    value,
  }));
  const today = period.start + period.fullDays;
  const isUnfinished = today <= period.end;
  const hasSeveralDays = countDays(period) > 1;
  return (
    <>
      <figure>
        <Trend
          series={days.map(({ day, value }) => ({
            label: formatShortDay(day),
            value,
          }))}
          {...{ formatValue, average, isUnfinished }}
        />
        <figcaption className="mt-2 text-sm">
          {formatComparison(
            { total: completed, previous, days: period.fullDays },
            text,
          )}
          {isUnfinished && hasSeveralDays && " (excluding today)"}
        </figcaption>
      </figure>
      {average > 0 && hasSeveralDays && (
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
        rows={days.map(({ day, value }) => [
          formatDay(day) + (day < today ? "" : " (so far)"),
          formatValue(value),
        ])}
      />
    </>
  );
}
