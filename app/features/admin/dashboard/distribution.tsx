import { ChartTable } from "../chart-table";
import { largest } from "../comparison";
import type { Content, Dashboard } from "../metrics";
import { formatCount, formatPercent } from "../number-format";
import { Ring } from "../ring";

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
        <Ring
          parts={parts}
          total={formatCount(total)}
          unit={total === 1 ? "post" : "posts"}
        />
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
