interface Bar {
  label: string;
  value: number;
  /** Over the full days: the solid part of the bar. The lighter rest is today so far. */
  completed: number;
  /** Over as many days just before: a mark on the bar. */
  previous: number;
}

interface BarsProps {
  bars: readonly Bar[];
  formatValue: (value: number) => string;
}

export function Bars({ bars, formatValue }: BarsProps) {
  const max = Math.max(
    1,
    ...bars.flatMap(({ value, previous }) => [value, previous]),
  );
  const width = (value: number) => `${(value / max) * 100}%`;
  return (
    <ul className="space-y-3">
      {bars.map(({ label, value, completed, previous }) => (
        <li key={label}>
          <p className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0">{label}</span>
            <span className="font-semibold tabular-nums">
              {formatValue(value)}
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
            {previous > 0 &&
              ["admin-bar-gap", "admin-bar-previous"].map((className) => (
                <line
                  key={className}
                  x1={width(previous)}
                  x2={width(previous)}
                  y1="-3"
                  y2="13"
                  className={className}
                />
              ))}
          </svg>
        </li>
      ))}
    </ul>
  );
}
