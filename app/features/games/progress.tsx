/** How far one has come in a round. */
export function Progress({
  what,
  at,
  of,
  score,
}: {
  /** What is counted, where numbers alone do not say it. */
  what?: string;
  /** From 1. */
  at: number;
  of: number;
  score: number;
}) {
  return (
    <p className="flex items-center gap-3 text-sm text-ink-soft">
      <span className="whitespace-nowrap">
        {what} {at} of {of}
      </span>
      <span
        aria-hidden="true"
        className="h-1.5 flex-1 overflow-hidden rounded-full bg-sunken"
      >
        <span
          className="block h-full rounded-full bg-gold transition-[width]"
          style={{ width: `${(100 * (at - 1)) / of}%` }}
        />
      </span>
      <span className="whitespace-nowrap">Score: {score}</span>
    </p>
  );
}
