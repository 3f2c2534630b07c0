import { countDays, type Period } from "~/features/analytics/period";
import { Bars } from "../bars";
import { ChartTable } from "../chart-table";
import { formatCount } from "../number-format";
import { formatComparison, largest } from "../comparison";
import { LoadError } from "../load-error";
import { Panel } from "../panel";
import type { UsageBar } from "./usage-bars";

interface UsagePanelProps {
  title: string;
  definition: string;
  /** What a bar stands for, such as 'Page'. */
  noun: string;
  empty: string;
  period: Period;
  /** Null if loading failed, empty if there is no data. */
  bars: UsageBar[] | null;
}

export function UsagePanel({
  title,
  definition,
  noun,
  empty,
  period,
  bars,
}: UsagePanelProps) {
  const days = period.fullDays;
  const isUnfinished = days < countDays(period);
  const largestBar = largest(bars ?? []);
  const previousLabel =
    days === 1 ? "The day before" : `The ${days} days before`;
  return (
    <Panel title={title} definition={definition}>
      {bars === null && <LoadError title="Failed to fetch analytics" />}
      {bars?.length === 0 && (
        <p className="py-6 text-center text-sm text-ink-soft">{empty}</p>
      )}
      {bars !== null && bars.length > 0 && (
        <>
          <figure>
            <Bars bars={bars} formatValue={formatCount} />
            {largestBar && (
              <figcaption className="mt-4 text-sm">
                Most: {largestBar.label},{" "}
                {lowerFirst(
                  formatComparison({
                    total: largestBar.completed,
                    previous: largestBar.previous,
                    days,
                  }),
                )}
                {isUnfinished && days > 0 && " (excluding today)"}
              </figcaption>
            )}
          </figure>
          {bars.some(({ previous }) => previous > 0) && (
            <p className="flex items-center gap-2 text-xs text-ink-soft">
              <svg
                viewBox="0 0 4 12"
                aria-hidden="true"
                focusable="false"
                className="h-3 w-1 shrink-0"
              >
                <path d="M2 0v12" className="admin-bar-previous" />
              </svg>
              {previousLabel}
            </p>
          )}
          {isUnfinished && days > 0 && (
            <p className="text-xs text-ink-soft">
              The lighter part of a bar is today so far.
            </p>
          )}
          <ChartTable
            caption={title}
            head={[noun, "People", ...(days > 0 ? [previousLabel] : [])]}
            rows={bars.map(({ label, value, previous }) => [
              label,
              formatCount(value),
              ...(days > 0 ? [formatCount(previous)] : []),
            ])}
          />
        </>
      )}
    </Panel>
  );
}

const lowerFirst = (text: string) =>
  text.slice(0, 1).toLowerCase() + text.slice(1);
