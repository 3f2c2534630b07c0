export function Progress({
  label,
  current,
  total,
  score,
}: {
  /** What the numbers count, if that isn't obvious. */
  label?: string;
  /** From 1. */
  current: number;
  total: number;
  score: number;
}) {
  return (
    <p className="flex items-center gap-3 text-sm text-ink-soft">
      <span className="whitespace-nowrap">
        {label} {current} of {total}
      </span>
      <span
        aria-hidden="true"
        className="h-1.5 flex-1 overflow-hidden rounded-full bg-sunken"
      >
        <span
          className="block h-full rounded-full bg-gold transition-[width]"
          style={{ width: `${(100 * (current - 1)) / total}%` }}
        />
      </span>
      <span className="whitespace-nowrap">Score: {score}</span>
    </p>
  );
}
