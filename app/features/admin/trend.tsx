interface TrendProps {
  series: readonly { label: string; value: number }[];
  formatValue: (value: number) => string;
  /** Daily average of the days before, drawn as a dotted line; 0 for none. */
  average: number;
  /** The last day isn't over: its segment is dashed. */
  isUnfinished: boolean;
}

/**
 * A line chart. The SVG is stretched to its container, so its labels are HTML around it and keep their size. It is
 * hidden from screen readers: the sentence and the table next to it have the same data.
 */
export function Trend({
  series,
  formatValue,
  average,
  isUnfinished,
}: TrendProps) {
  const { line, dashed, area, points, peak, level } = linePath(
    series.map(({ value }) => value),
    average,
    isUnfinished,
  );
  const [first, last] = [series[0], series.at(-1)];
  const [peakDay, peakPoint] = [series[peak ?? -1], points[peak ?? -1]];
  if (!first || !last || series.length === 1) return null;
  const formatDay = ({ label, value }: typeof first) => (
    <span className="last:text-right">
      {label} <b className="font-semibold text-ink">{formatValue(value)}</b>
    </span>
  );
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
        {formatDay(first)}
        {formatDay({
          ...last,
          label: isUnfinished ? `${last.label}, so far` : last.label,
        })}
      </p>
    </div>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

/** SVG paths in a 100 × 100 box, with 0 at the bottom and the highest value at the top. */
export function linePath(
  values: readonly number[],
  average = 0,
  isUnfinished = false,
) {
  const max = Math.max(0, ...values);
  const top = Math.max(max, average) || 1;
  const height = (value: number) => round(100 - (value / top) * 100);
  const last = values.length - 1;
  const points = values.map((value, index) => ({
    // A single day is centred.
    x: last === 0 ? 50 : round((index / last) * 100),
    y: height(value),
  }));
  const join = (part: typeof points) =>
    part.map(({ x, y }) => `${x} ${y}`).join("L");
  const line = join(isUnfinished ? points.slice(0, -1) : points);
  const [first, end] = [points[0], points[last]];
  return {
    line: line === "" ? "" : `M${line}`,
    /** The segment to a last day that isn't over; otherwise empty. */
    dashed: isUnfinished ? `M${join(points.slice(-2))}` : "",
    area: first && end ? `M${first.x} 100L${join(points)}L${end.x} 100Z` : "",
    points,
    /** Index of the highest value; null if all are 0. */
    peak: max > 0 ? values.indexOf(max) : null,
    /** The y coordinate of the average. */
    level: average > 0 ? height(average) : null,
  };
}
