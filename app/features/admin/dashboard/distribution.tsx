import { ChartTable } from "../chart-table";
import { largest } from "../comparison";
import type { Content, Dashboard } from "../metrics";
import { formatCount, formatPercent } from "../number-format";

const postKinds: readonly [keyof Content, string][] = [
  ["textPosts", "Text Posts"],
  ["verseImages", "Verse Images"],
  ["prayerRequests", "Prayer Requests"],
  ["events", "Events"],
  ["videos", "Videos"],
  ["images", "Images"],
];

export function Distribution({
  shares,
  counts,
  total,
}: NonNullable<Dashboard["content"]>) {
  const parts = postKinds.map(([kind, label]) => ({
    label,
    value: shares[kind],
  }));
  const largestPart = largest(parts);
  return (
    <>
      <figure>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
          <Ring parts={parts} total={total} />
          <Legend parts={parts} />
        </div>
        <figcaption className="mt-4 text-sm">
          {largestPart
            ? `Most are ${largestPart.label}: ${formatPercent(largestPart.value)}`
            : "Nothing was posted in the period"}
        </figcaption>
      </figure>
      <ChartTable
        caption="Content Distribution"
        head={["Kind", "Posts", "Share"]}
        rows={postKinds.map(([kind, label]) => [
          label,
          formatCount(counts[kind]),
          formatPercent(shares[kind]),
        ])}
      />
    </>
  );
}

interface PartsProps {
  /** `value`: percent. They add up to 100, or to 0. */
  parts: readonly { label: string; value: number }[];
}

/** One arc per part, clockwise from the top. */
function Ring({ parts, total }: PartsProps & { total: number }) {
  const getStart = (at: number) =>
    parts.slice(0, at).reduce((sum, { value }) => sum + value, 0);
  return (
    <div aria-hidden="true" className="relative mx-auto w-44 shrink-0">
      <svg viewBox="0 0 44 44" focusable="false" className="-rotate-90">
        <circle cx="22" cy="22" r="18" className="admin-ring-track" />
        {parts.map(
          ({ label, value }, at) =>
            value > 0 && (
              <circle
                key={label}
                cx="22"
                cy="22"
                r="18"
                pathLength={100}
                strokeDasharray={`${Math.max(0.4, value - 0.8)} 100`}
                strokeDashoffset={-getStart(at)}
                className={`admin-ring admin-part-${at + 1}`}
              />
            ),
        )}
      </svg>
      <p className="absolute inset-0 grid place-content-center text-center">
        <b className="font-serif text-xl font-normal">{formatCount(total)}</b>
        <span className="text-xs text-ink-soft">
          {total === 1 ? "post" : "posts"}
        </span>
      </p>
    </div>
  );
}

/** In the order of the ring, so that it can be read without its colours. */
function Legend({ parts }: PartsProps) {
  return (
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
  );
}
