import { countDays, type Period } from "~/features/analytics/period";
import { ChartTable } from "../chart-table";
import { formatComparison, largest } from "../comparison";
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
  period: Period;
  /** Null if loading them failed. */
  features: readonly FeatureUsage[] | null;
}

/** How many users opened each page, or played each game. */
export function UsagePanel({
  noun,
  definition,
  period,
  features,
}: UsagePanelProps) {
  return (
    <DataPanel
      title={`${noun} Analytics`}
      definition={definition}
      data={features}
      failure="Failed to fetch analytics"
    >
      {(loaded) => (
        <UsageChart
          noun={noun}
          period={period}
          bars={loaded.map(({ name, ...usage }) => ({
            name: pageNames[name] ?? name,
            ...usage,
          }))}
        />
      )}
    </DataPanel>
  );
}

interface UsageChartProps extends Pick<UsagePanelProps, "noun" | "period"> {
  bars: readonly FeatureUsage[];
}

function UsageChart({ noun, period, bars }: UsageChartProps) {
  const days = period.fullDays;
  const hasPartialDay = days > 0 && days < countDays(period);
  const largestBar = largest(bars);
  const previousLabel =
    days === 1 ? "The day before" : `The ${days} days before`;
  if (!largestBar) {
    return (
      <p className="py-6 text-center text-sm text-ink-soft">
        No {noun.toLowerCase()} analytics data available
      </p>
    );
  }
  const { name, completed, previous } = largestBar;
  return (
    <>
      <figure>
        <Bars bars={bars} max={largestBar.value} />
        <figcaption className="mt-4 text-sm">
          Most: {name}. {formatComparison(completed, previous, days)}
          {hasPartialDay && " (excluding today)"}
        </figcaption>
      </figure>
      {hasPartialDay && (
        <p className="text-xs text-ink-soft">
          The lighter part of a bar is today so far.
        </p>
      )}
      <ChartTable
        caption={`${noun} Analytics`}
        head={[noun, "People", ...(days > 0 ? [previousLabel] : [])]}
        rows={bars.map((bar) => [
          bar.name,
          formatCount(bar.value),
          ...(days > 0 ? [formatCount(bar.previous)] : []),
        ])}
      />
    </>
  );
}

interface BarsProps extends Pick<UsageChartProps, "bars"> {
  /** The largest value. */
  max: number;
}

/** The solid part of a bar is the full days, the lighter part today so far. */
function Bars({ bars, max }: BarsProps) {
  const width = (value: number) => `${(value / max) * 100}%`;
  return (
    <ul className="space-y-3">
      {bars.map(({ name, value, completed }) => (
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
          </svg>
        </li>
      ))}
    </ul>
  );
}
