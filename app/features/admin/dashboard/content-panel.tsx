import { ChartTable } from "../charts/chart-table";
import { countWords, percentWords } from "../charts/number-words";
import { Ring } from "../charts/ring";
import { largest } from "../charts/sentence";
import type { Content, Dashboard } from "../figures";
import { Failed } from "../list/failed";
import { definitions } from "./definitions";
import { Panel } from "./panel";

/** spec §2; decisions.md adds the sixth, so that the parts make 100 %. */
const kinds: readonly [keyof Content, string][] = [
  ["textPosts", "Text Posts"],
  ["verseImages", "Verse Images"],
  ["prayerRequests", "Prayer Requests"],
  ["events", "Events"],
  ["videos", "Videos"],
  ["images", "Images"],
];

/** Of what kinds the posts of the period are. */
export function ContentPanel({ content }: Pick<Dashboard, "content">) {
  return (
    <Panel title="Content Distribution" definition={definitions.content}>
      {content ? (
        <Distribution {...content} />
      ) : (
        <Failed title="Failed to fetch content distribution" />
      )}
    </Panel>
  );
}

function Distribution({
  shares,
  counts,
  total,
}: NonNullable<Dashboard["content"]>) {
  const most = largest(
    kinds.map(([kind, label]) => ({ label, value: shares[kind] })),
  );
  return (
    <figure>
      <Ring
        parts={kinds.map(([kind, label]) => ({
          label,
          share: shares[kind],
          words: percentWords(shares[kind]),
        }))}
        total={countWords(total)}
        unit={total === 1 ? "post" : "posts"}
      />
      <figcaption className="mt-4 text-sm">
        {most
          ? `Most are ${most.label}: ${percentWords(most.value)}`
          : "Nothing was posted in the period"}
      </figcaption>
      <ChartTable
        caption="Content Distribution"
        head={["Kind", "Posts", "Share"]}
        rows={kinds.map(([kind, label]) => [
          label,
          countWords(counts[kind]),
          percentWords(shares[kind]),
        ])}
      />
    </figure>
  );
}
