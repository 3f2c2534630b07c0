import { ChartTable } from "../chart-table";
import { formatCount, formatPercent } from "../number-format";
import { Ring } from "../ring";
import { largest } from "../comparison";
import type { Content, Dashboard } from "../metrics";
import { LoadError } from "../load-error";
import { Panel } from "../panel";

const postKinds: readonly [keyof Content, string][] = [
  ["textPosts", "Text Posts"],
  ["verseImages", "Verse Images"],
  ["prayerRequests", "Prayer Requests"],
  ["events", "Events"],
  ["videos", "Videos"],
  ["images", "Images"],
];

export function ContentPanel({ content }: Pick<Dashboard, "content">) {
  return (
    <Panel
      title="Content Distribution"
      definition="Posts in the period, by kind."
    >
      {content ? (
        <Distribution {...content} />
      ) : (
        <LoadError title="Failed to fetch content distribution" />
      )}
    </Panel>
  );
}

function Distribution({
  shares,
  counts,
  total,
}: NonNullable<Dashboard["content"]>) {
  const largestKind = largest(
    postKinds.map(([kind, label]) => ({ label, value: shares[kind] })),
  );
  return (
    <>
      <figure>
        <Ring
          parts={postKinds.map(([kind, label]) => ({
            label,
            share: shares[kind],
            shareText: formatPercent(shares[kind]),
          }))}
          total={formatCount(total)}
          unit={total === 1 ? "post" : "posts"}
        />
        <figcaption className="mt-4 text-sm">
          {largestKind
            ? `Most are ${largestKind.label}: ${formatPercent(largestKind.value)}`
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
