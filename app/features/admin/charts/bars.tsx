interface Bar {
  label: string;
  value: number;
  /** Of the full days: the solid part of the bar; the rest is today so far. */
  compared: number;
  /** Of as many days just before: a mark on the bar. */
  before: number;
}

interface BarsProps {
  bars: readonly Bar[];
  words: (value: number) => string;
}

/** One below the other, each as long as it is much; nothing is a track without a bar. */
export function Bars({ bars, words }: BarsProps) {
  const most = Math.max(
    1,
    ...bars.flatMap(({ value, before }) => [value, before]),
  );
  const width = (value: number) => `${(value / most) * 100}%`;
  return (
    <ul className="space-y-3">
      {bars.map(({ label, value, compared, before }) => (
        <li key={label}>
          <p className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0">{label}</span>
            <span className="font-semibold tabular-nums">{words(value)}</span>
          </p>
          <svg aria-hidden="true" focusable="false" className="admin-bar">
            <rect
              width="100%"
              height="100%"
              rx="5"
              className="admin-bar-track"
            />
            {value > compared && (
              <rect
                width={width(value)}
                height="100%"
                rx="5"
                className="admin-bar-today"
              />
            )}
            {compared > 0 && (
              <rect width={width(compared)} height="100%" rx="5" />
            )}
            {before > 0 &&
              ["admin-bar-gap", "admin-bar-before"].map((className) => (
                <line
                  key={className}
                  x1={width(before)}
                  x2={width(before)}
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
