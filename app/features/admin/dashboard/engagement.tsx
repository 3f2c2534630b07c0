import { formatCount } from "../charts/number-format";
import type { Dashboard } from "../metrics";
import { LoadError } from "../list/load-error";
import { definitions } from "./definitions";
import { MetricFigure } from "./metric-figure";
import { Panel } from "../list/panel";

const names = {
  posts: "Posts",
  likes: "Likes",
  comments: "Comments",
  newUsers: "New Users",
} as const;

export function Engagement({
  period,
  engagement,
}: Pick<Dashboard, "period" | "engagement">) {
  return (
    <Panel
      title="Engagement Metrics"
      definition="In the chosen period. Days are in UTC."
    >
      {engagement ? (
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-4">
          {(["posts", "likes", "comments", "newUsers"] as const).map((kind) => {
            const metric = engagement[kind];
            return (
              <div key={kind} className="min-w-0">
                <h3 className="font-semibold">{names[kind]}</h3>
                <p className="font-serif text-2xl tabular-nums">
                  {formatCount(metric.total)}
                </p>
                <p className="mb-2 text-xs text-ink-soft xl:min-h-10">
                  {definitions[kind]}
                </p>
                <MetricFigure
                  name={names[kind]}
                  metric={metric}
                  period={period}
                  average={
                    metric.previous > 0
                      ? metric.previous / period.fullDays
                      : null
                  }
                />
              </div>
            );
          })}
        </div>
      ) : (
        <LoadError title="Failed to fetch engagement" />
      )}
    </Panel>
  );
}
