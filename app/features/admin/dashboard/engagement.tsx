import { countWords } from "../charts/number-words";
import type { Dashboard } from "../figures";
import { Failed } from "../list/failed";
import { definitions } from "./definitions";
import { MeasureFigure } from "./measure-figure";
import { Panel } from "./panel";

const names = {
  posts: "Posts",
  likes: "Likes",
  comments: "Comments",
  newUsers: "New Users",
} as const;

/** What people did in the period, of four kinds. */
export function Engagement({
  period,
  engagement,
}: Pick<Dashboard, "period" | "engagement">) {
  return (
    <Panel
      title="Engagement Metrics"
      definition="In the chosen period, days in UTC."
    >
      {engagement ? (
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-4">
          {(["posts", "likes", "comments", "newUsers"] as const).map((kind) => {
            const measure = engagement[kind];
            return (
              <div key={kind} className="min-w-0">
                <h3 className="font-semibold">{names[kind]}</h3>
                <p className="font-serif text-2xl tabular-nums">
                  {countWords(measure.total)}
                </p>
                <p className="mb-2 text-xs text-ink-soft xl:min-h-10">
                  {definitions[kind]}
                </p>
                <MeasureFigure
                  name={names[kind]}
                  measure={measure}
                  period={period}
                  usual={
                    measure.before > 0 ? measure.before / period.fullDays : null
                  }
                />
              </div>
            );
          })}
        </div>
      ) : (
        <Failed title="Failed to fetch engagement" />
      )}
    </Panel>
  );
}
