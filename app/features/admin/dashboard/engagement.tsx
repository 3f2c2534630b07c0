import type { Dashboard } from "../metrics";
import { formatCount } from "../number-format";
import { MetricFigure } from "./metric-figure";

const metrics = [
  ["posts", "Posts", "Posts written in the period."],
  [
    "likes",
    "Likes",
    "Likes on posts in the period, not counting those taken back.",
  ],
  ["comments", "Comments", "Comments written in the period."],
  ["newUsers", "New Users", "Accounts created in the period."],
] as const;

interface EngagementProps extends Pick<Dashboard, "period"> {
  engagement: NonNullable<Dashboard["engagement"]>;
}

export function Engagement({ period, engagement }: EngagementProps) {
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-4">
      {metrics.map(([kind, name, definition]) => {
        const metric = engagement[kind];
        return (
          <div key={kind} className="min-w-0">
            <h3 className="font-semibold">{name}</h3>
            <p className="font-serif text-2xl tabular-nums">
              {formatCount(metric.total)}
            </p>
            <p className="mb-2 text-xs text-ink-soft xl:min-h-10">
              {definition}
            </p>
            <MetricFigure {...{ name, metric, period }} />
          </div>
        );
      })}
    </div>
  );
}
