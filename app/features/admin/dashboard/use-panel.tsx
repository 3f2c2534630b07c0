import { daysIn } from "~/features/analytics/period";
import type { Period } from "~/features/analytics/period";
import { Bars } from "../charts/bars";
import { ChartTable } from "../charts/chart-table";
import { countWords } from "../charts/number-words";
import { comparison, largest } from "../charts/sentence";
import { Failed } from "../list/failed";
import { Panel } from "./panel";
import type { UseBar } from "./use-bars";

interface UsePanelProps {
  title: string;
  definition: string;
  /** What the bars stand for: 'Page'. */
  noun: string;
  empty: string;
  period: Period;
  /** Null where they could not be read, empty where there is nothing to show. */
  bars: UseBar[] | null;
}

/** People by page, or by game, beside as many days before. */
export function UsePanel({
  title,
  definition,
  noun,
  empty,
  period,
  bars,
}: UsePanelProps) {
  const days = period.fullDays;
  const isUnfinished = days < daysIn(period);
  const most = largest(bars ?? []);
  const then = days === 1 ? "The day before" : `The ${days} days before`;
  return (
    <Panel title={title} definition={definition}>
      {bars === null && <Failed title="Failed to fetch analytics" />}
      {bars?.length === 0 && (
        <p className="py-6 text-center text-sm text-ink-soft">{empty}</p>
      )}
      {bars !== null && bars.length > 0 && (
        <figure>
          <Bars bars={bars} words={countWords} />
          {most && (
            <figcaption className="mt-4 text-sm">
              Most: {most.label},{" "}
              {lowerFirst(
                comparison({ total: most.compared, before: most.before, days }),
              )}
              {isUnfinished && days > 0 && " (excluding today)"}
            </figcaption>
          )}
          {bars.some(({ before }) => before > 0) && (
            <p className="flex items-center gap-2 text-xs text-ink-soft">
              <svg
                viewBox="0 0 4 12"
                aria-hidden="true"
                focusable="false"
                className="h-3 w-1 shrink-0"
              >
                <path d="M2 0v12" className="admin-bar-before" />
              </svg>
              {then}
            </p>
          )}
          {isUnfinished && days > 0 && (
            <p className="text-xs text-ink-soft">
              The lighter part of a bar is today so far.
            </p>
          )}
          <ChartTable
            caption={title}
            head={[noun, "People", ...(days > 0 ? [then] : [])]}
            rows={bars.map(({ label, value, before }) => [
              label,
              countWords(value),
              ...(days > 0 ? [countWords(before)] : []),
            ])}
          />
        </figure>
      )}
    </Panel>
  );
}

const lowerFirst = (text: string) =>
  text.slice(0, 1).toLowerCase() + text.slice(1);
