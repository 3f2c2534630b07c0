import { linePath } from "./line-path";

interface TrendProps {
  series: readonly { label: string; value: number }[];
  formatValue: (value: number) => string;
  /** Daily average of the days before, drawn as a dotted line. */
  average?: number | null;
  /** The last day isn't over: its segment is dashed. */
  isUnfinished?: boolean;
}

/**
 * A line chart. The SVG is stretched to its container, so its labels are HTML around it and keep their size. It is
 * hidden from screen readers: the sentence and the table beside it have the same data.
 */
export function Trend({
  series,
  formatValue,
  average = null,
  isUnfinished = false,
}: TrendProps) {
  const { line, dashed, area, points, peak, level } = linePath(
    series.map(({ value }) => value),
    average,
    isUnfinished,
  );
  const [first, last] = [series[0], series.at(-1)];
  const peakDay = peak === null ? undefined : series[peak];
  const peakPoint = peak === null ? undefined : points[peak];
  if (!first || !last || series.length === 1) return null;
  return (
    <div aria-hidden="true" className="text-xs text-ink-soft tabular-nums">
      <p className="relative h-5">
        {peakDay && peakPoint && (
          <span
            className="absolute whitespace-nowrap"
            // Shifts the label left in proportion to its position, so that it stays within the chart.
            style={{ left: `${peakPoint.x}%`, translate: `-${peakPoint.x}%` }}
          >
            <b className="font-semibold text-ink">
              {formatValue(peakDay.value)}
            </b>{" "}
            {peakDay.label}
          </span>
        )}
      </p>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        focusable="false"
        className="admin-trend"
      >
        <path d={area} className="admin-trend-area" />
        <path d="M0 100H100" className="admin-trend-baseline" />
        {level !== null && (
          <path d={`M0 ${level}H100`} className="admin-trend-average" />
        )}
        <path d={line} className="admin-trend-line" />
        <path d={dashed} strokeDasharray="1 5" className="admin-trend-line" />
        {peakPoint && (
          <path
            d={`M${peakPoint.x} ${peakPoint.y}h0`}
            className="admin-trend-dot"
          />
        )}
      </svg>
      <p className="mt-1 flex justify-between gap-3">
        <End {...first} formatValue={formatValue} />
        <End
          value={last.value}
          label={isUnfinished ? `${last.label}, so far` : last.label}
          formatValue={formatValue}
        />
      </p>
    </div>
  );
}

function End({
  label,
  value,
  formatValue,
}: {
  label: string;
  value: number;
  formatValue: TrendProps["formatValue"];
}) {
  return (
    <span className="last:text-right">
      {label} <b className="font-semibold text-ink">{formatValue(value)}</b>
    </span>
  );
}
