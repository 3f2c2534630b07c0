import { largest } from "./comparison";

interface TrendProps {
  series: readonly { label: string; value: number }[];
  formatValue: (value: number) => string;
  /** The last day isn't over. */
  isUnfinished: boolean;
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * A line chart of several days, in a 100 × 100 box with 0 at the bottom and the highest value at the top. The SVG is
 * stretched to its container, so its labels are HTML around it and keep their size. It is hidden from screen readers:
 * the sentence and the table next to it have the same data.
 */
export function Trend({ series, formatValue, isUnfinished }: TrendProps) {
  const top = Math.max(1, ...series.map(({ value }) => value));
  const points = series.map((day, at) => ({
    ...day,
    x: round((at / (series.length - 1)) * 100),
    y: round(100 - (day.value / top) * 100),
  }));
  const [first, last, peak] = [points[0], points.at(-1), largest(points)];
  if (!first || !last || first === last) return null;
  const line = points.map(({ x, y }) => `${x} ${y}`).join("L");
  const formatDay = ({ label, value }: typeof first) => (
    <span className="last:text-right">
      {label} <b className="font-semibold text-ink">{formatValue(value)}</b>
    </span>
  );
  return (
    <div aria-hidden="true" className="text-xs text-ink-soft tabular-nums">
      <p className="relative h-5">
        {peak && (
          <span
            className="absolute whitespace-nowrap"
            // Shifts the label left in proportion to its position, so that it stays within the chart.
            style={{ left: `${peak.x}%`, translate: `-${peak.x}%` }}
          >
            <b className="font-semibold text-ink">{formatValue(peak.value)}</b>{" "}
            {peak.label}
          </span>
        )}
      </p>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        focusable="false"
        className="admin-trend"
      >
        <path d={`M0 100L${line}L100 100Z`} className="admin-trend-area" />
        <path d="M0 100H100" className="admin-trend-baseline" />
        <path d={`M${line}`} className="admin-trend-line" />
        {peak && (
          <path d={`M${peak.x} ${peak.y}h0`} className="admin-trend-dot" />
        )}
      </svg>
      <p className="mt-1 flex justify-between gap-3">
        {formatDay(first)}
        {formatDay({
          ...last,
          label: isUnfinished ? `${last.label}, so far` : last.label,
        })}
      </p>
    </div>
  );
}
