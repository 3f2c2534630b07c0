import { ChartTable } from "../chart-table";
import { largest } from "../comparison";
import type { FeatureUsage } from "../metrics";
import { formatCount } from "../number-format";
import { DataPanel } from "../panel";

const pageNames: Record<string, string> = {
  "verse-of-the-day": "Verse of the Day",
  "prayer-of-the-day": "Prayer of the Day",
  games: "Games",
  videos: "Videos",
  bible: "Bible",
};

interface UsagePanelProps {
  noun: "Page" | "Game";
  definition: string;
  /** Null if loading them failed. */
  features: readonly FeatureUsage[] | null;
}

/** How many users opened each page, or played each game. */
export function UsagePanel({ noun, definition, features }: UsagePanelProps) {
  return (
    <DataPanel
      title={`${noun} Analytics`}
      definition={definition}
      data={features}
      failure="Failed to fetch analytics"
    >
      {(loaded) => <UsageChart noun={noun} features={loaded} />}
    </DataPanel>
  );
}

interface UsageChartProps extends Pick<UsagePanelProps, "noun"> {
  features: readonly FeatureUsage[];
}

function UsageChart({ noun, features }: UsageChartProps) {
  const bars = features.map(({ name, value }) => ({
    name: pageNames[name] ?? name,
    value,
  }));
  const largestBar = largest(bars);
  if (!largestBar) {
    return (
      <p className="py-6 text-center text-sm text-ink-soft">
        No {noun.toLowerCase()} analytics data available
      </p>
    );
  }
  return (
    <>
      <figure>
        <ul className="space-y-3">
          {bars.map(({ name, value }) => (
            <li key={name}>
              <p className="flex items-baseline justify-between gap-3 text-sm">
                <span className="min-w-0">{name}</span>
                <span className="font-semibold tabular-nums">
                  {formatCount(value)}
                </span>
              </p>
              <svg aria-hidden="true" focusable="false" className="admin-bar">
                <rect
                  width="100%"
                  height="100%"
                  rx="5"
                  className="admin-bar-track"
                />
                <rect
                  width={`${(value / largestBar.value) * 100}%`}
                  height="100%"
                  rx="5"
                />
              </svg>
            </li>
          ))}
        </ul>
        <figcaption className="mt-4 text-sm">
          Most: {largestBar.name}, {formatCount(largestBar.value)}
        </figcaption>
      </figure>
      <ChartTable
        caption={`${noun} Analytics`}
        head={[noun, "People"]}
        rows={bars.map(({ name, value }) => [name, formatCount(value)])}
      />
    </>
  );
}
