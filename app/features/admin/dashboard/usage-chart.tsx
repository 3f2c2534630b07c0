import { countDays, type Period } from "~/features/analytics/period";
import { ChartTable } from "../chart-table";
import { formatComparison, largest } from "../comparison";
import type { FeatureUsage } from "../metrics";
import { formatCount } from "../number-format";

interface UsageChartProps {
  title: string;
  /** The column heading for the bars, such as 'Page'. */
  noun: string;
  /** Shown if there are no bars. */
  empty: string;
  period: Period;
  bars: readonly FeatureUsage[];
}

export function UsageChart({
  title,
  noun,
  empty,
  period,
  bars,
}: UsageChartProps) {
  const days = period.fullDays;
  const hasPartialDay = days > 0 && days < countDays(period);
  const largestBar = largest(bars);
  const previousLabel =
    days === 1 ? "The day before" : `The ${days} days before`;
  if (bars.length === 0) {
    return <p className="py-6 text-center text-sm text-ink-soft">{empty}</p>;
  }
  return (
    <>
      <figure>
        <Bars bars={bars} />
        {largestBar && (
          <figcaption className="mt-4 text-sm">
            Most: {largestBar.name},{" "}
            {lowerFirst(
              formatComparison({
                total: largestBar.completed,
                previous: largestBar.previous,
                days,
              }),
            )}
            {hasPartialDay && " (excluding today)"}
          </figcaption>
        )}
      </figure>
      {hasPartialDay && (
        <p className="text-xs text-ink-soft">
          The lighter part of a bar is today so far.
        </p>
      )}
      <ChartTable
        caption={title}
        head={[noun, "People", ...(days > 0 ? [previousLabel] : [])]}
        rows={bars.map(({ name, value, previous }) => [
          name,
          formatCount(value),
          ...(days > 0 ? [formatCount(previous)] : []),
        ])}
      />
    </>
  );
}

const lowerFirst = (text: string) =>
  text.slice(0, 1).toLowerCase() + text.slice(1);

/** The solid part of a bar is the full days, the lighter part today so far. */
function Bars({ bars }: Pick<UsageChartProps, "bars">) {
  const max = Math.max(...bars.map(({ value }) => value));
  const width = (value: number) => `${(value / max) * 100}%`;
  return (
    <ul className="space-y-3">
      {bars.map(({ name, value, completed }) => (
        <li key={name}>
          <p className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0">{name}</span>
            <span className="font-semibold tabular-nums">
              {formatCount(value)}
            </span>
          </p>
          <svg aria-hidden="true" focusable="false" className="admin-bar">
            <rect
              width="100%"
              height="100%"
              rx="5"
              className="admin-bar-track"
            />
            {value > completed && (
              <rect
                width={width(value)}
                height="100%"
                rx="5"
                className="admin-bar-today"
              />
            )}
            {completed > 0 && (
              <rect width={width(completed)} height="100%" rx="5" />
            )}
          </svg>
        </li>
      ))}
    </ul>
  );
}
