import { formatPercent } from "./number-format";

interface RingProps {
  /** `value`: percent. */
  parts: readonly { label: string; value: number }[];
  /** Shown in the middle. */
  total: string;
  unit: string;
}

/** A ring chart with a legend in the same order, so that it can be read without its colours. */
export function Ring({ parts, total, unit }: RingProps) {
  const arcs = toArcs(parts.map(({ value }) => value));
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
      <div aria-hidden="true" className="relative mx-auto w-44 shrink-0">
        <svg viewBox="0 0 44 44" focusable="false" className="-rotate-90">
          <circle cx="22" cy="22" r="18" className="admin-ring-track" />
          {arcs.map(
            (arc, at) =>
              arc && (
                <circle
                  key={parts[at]?.label}
                  cx="22"
                  cy="22"
                  r="18"
                  pathLength={100}
                  strokeDasharray={`${Math.max(0.4, arc.length - (arc.length < 100 ? 0.8 : 0))} 100`}
                  strokeDashoffset={-arc.start}
                  className={`admin-ring admin-part-${at + 1}`}
                />
              ),
          )}
        </svg>
        <p className="absolute inset-0 grid place-content-center text-center">
          <b
            className={`font-serif font-normal ${total.length > 6 ? "text-lg" : "text-2xl"}`}
          >
            {total}
          </b>
          <span className="text-xs text-ink-soft">{unit}</span>
        </p>
      </div>
      <ul className="min-w-44 flex-1 divide-y divide-line text-sm">
        {parts.map(({ label, value }, at) => (
          <li key={label} className="flex items-center gap-3 py-1.5">
            <svg
              viewBox="0 0 12 12"
              aria-hidden="true"
              focusable="false"
              className={`size-3 shrink-0 admin-part-${at + 1}`}
            >
              <rect width="12" height="12" rx="3" className="admin-swatch" />
            </svg>
            <span className="min-w-0 flex-1">{label}</span>
            <span className="font-semibold tabular-nums">
              {formatPercent(value)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One arc per share of a ring whose whole length is 100, clockwise from the top; null for a share of 0. */
export function toArcs(shares: readonly number[]) {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let start = 0;
  return shares.map((share) => {
    if (share <= 0) return null;
    const arc = { length: (share / whole) * 100, start };
    start += arc.length;
    return arc;
  });
}
