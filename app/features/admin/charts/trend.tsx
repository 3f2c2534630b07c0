import { linePath } from "./line-path";

interface TrendProps {
  series: readonly { label: string; value: number }[];
  /** How a value is said. */
  words: (value: number) => string;
  /** Of each of the days before, on average: a faint line to look across. */
  usual?: number | null;
  /** The last day isn't over: its segment is dashed. */
  isUnfinished?: boolean;
}

/**
 * A line from the first day to the last. The drawing is stretched to its place and holds no letters: those
 * stand around it, in their own size on every screen. What it says, the sentence and the table beside it say too.
 */
export function Trend({
  series,
  words,
  usual = null,
  isUnfinished = false,
}: TrendProps) {
  const { line, dashed, area, points, peak, level } = linePath(
    series.map(({ value }) => value),
    usual,
    isUnfinished,
  );
  const [first, last] = [series[0], series.at(-1)];
  const highest = peak === null ? undefined : series[peak];
  const top = peak === null ? undefined : points[peak];
  if (!first || !last || series.length === 1) return null;
  return (
    <div aria-hidden="true" className="text-xs text-ink-soft tabular-nums">
      <p className="relative h-5">
        {highest && top && (
          <span
            className="absolute whitespace-nowrap"
            // As far to the left of its day as the day is to the right: it stays within the chart.
            style={{ left: `${top.x}%`, translate: `-${top.x}%` }}
          >
            <b className="font-semibold text-ink">{words(highest.value)}</b>{" "}
            {highest.label}
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
        <path d="M0 100H100" className="admin-trend-foot" />
        {level !== null && (
          <path d={`M0 ${level}H100`} className="admin-trend-usual" />
        )}
        <path d={line} className="admin-trend-line" />
        <path d={dashed} strokeDasharray="1 5" className="admin-trend-line" />
        {top && <path d={`M${top.x} ${top.y}h0`} className="admin-trend-dot" />}
      </svg>
      <p className="mt-1 flex justify-between gap-3">
        <End {...first} words={words} />
        <End
          value={last.value}
          label={isUnfinished ? `${last.label}, so far` : last.label}
          words={words}
        />
      </p>
    </div>
  );
}

function End({
  label,
  value,
  words,
}: {
  label: string;
  value: number;
  words: TrendProps["words"];
}) {
  return (
    <span className="last:text-right">
      {label} <b className="font-semibold text-ink">{words(value)}</b>
    </span>
  );
}
