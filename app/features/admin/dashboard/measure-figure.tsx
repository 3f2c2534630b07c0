import { daysIn } from "~/features/analytics/period";
import type { Period } from "~/features/analytics/period";
import { ChartTable } from "../charts/chart-table";
import { countWords } from "../charts/number-words";
import { comparison } from "../charts/sentence";
import { Trend } from "../charts/trend";
import type { Measure } from "~/features/analytics/day-figures";
import { dayNumber, dayWords, shortDay } from "../period/period-words";

interface MeasureFigureProps {
  /** What is measured: 'Likes'. */
  name: string;
  measure: Measure;
  period: Period;
  words?: (value: number) => string;
  /** How it compares with the days before. */
  compare?: Parameters<typeof comparison>[1];
  /** Of each of the days before, on average, where that can be said. */
  usual?: number | null;
}

/** A measure day by day, as a line, a sentence and a table. */
export function MeasureFigure({
  name,
  measure: { compared, before, series },
  period,
  words = countWords,
  compare,
  usual = null,
}: MeasureFigureProps) {
  const days = daysIn(period);
  const today = period.start + period.fullDays;
  const isUnfinished = today <= period.end;
  return (
    <figure>
      <Trend
        series={series.map(({ date, value }) => ({
          label: shortDay(dayNumber(date)),
          value,
        }))}
        words={words}
        usual={usual}
        isUnfinished={isUnfinished}
      />
      <figcaption className="mt-2 text-sm">
        {comparison(
          { total: compared, before, days: period.fullDays },
          compare,
        )}
        {isUnfinished && days > 1 && " (excluding today)"}
      </figcaption>
      {usual !== null && days > 1 && (
        <p className="flex items-center gap-2 text-xs text-ink-soft">
          <svg
            viewBox="0 0 20 4"
            aria-hidden="true"
            focusable="false"
            className="w-5 shrink-0"
          >
            <path d="M1 2h18" className="admin-trend-usual" />
          </svg>
          The days before, on average
        </p>
      )}
      <ChartTable
        caption={`${name} by day`}
        head={["Day", name]}
        rows={series.map(({ date, value }) => [
          dayWords(dayNumber(date)) +
            (dayNumber(date) < today ? "" : " (so far)"),
          words(value),
        ])}
      />
    </figure>
  );
}
