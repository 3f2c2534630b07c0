import { adminHref } from "../admin-query";
import { countWords, timeWords } from "../charts/number-words";
import { ofTimes } from "../charts/sentence";
import type { Measure } from "~/features/analytics/day-figures";
import type { Dashboard } from "../figures";
import { Failed } from "../list/failed";
import { periodQuery } from "../period/period-words";
import { definitions } from "./definitions";
import { MeasureCard } from "./measure-card";
import { TotalCard } from "./total-card";

type TotalsProps = Pick<Dashboard, "period" | "stats" | "analytics">;

/** spec §2: active people and their time only where there are any. */
export function Totals({ period, stats, analytics }: TotalsProps) {
  const query = periodQuery(period);
  const people = some(analytics?.people);
  const sessionTime = some(analytics?.sessionTime);
  // Beside charts they stand one above the other.
  const isAlone = !people && !sessionTime;
  return (
    <div
      className={`grid gap-4 ${isAlone ? "" : "md:grid-cols-2 xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,5fr)]"}`}
    >
      <div
        className={`grid gap-4 max-xl:col-span-full ${isAlone ? "sm:grid-cols-2" : "sm:max-xl:grid-cols-2"}`}
      >
        {stats ? (
          <>
            <TotalCard
              title="Total Users"
              definition={definitions.totalUsers}
              total={stats.totalUsers}
              to={adminHref("users")}
            />
            <TotalCard
              title="Total Posts"
              definition={definitions.totalPosts}
              total={stats.totalPosts}
              to={adminHref("posts")}
            />
          </>
        ) : (
          <div className="admin-card">
            <Failed title="Failed to fetch stats" />
          </div>
        )}
      </div>
      {people && (
        <MeasureCard
          name="Active Users"
          definition={definitions.people}
          measure={people}
          period={period}
          words={countWords}
          to={adminHref("daily-users", query)}
        />
      )}
      {sessionTime && (
        <MeasureCard
          name="Avg. Session"
          definition={definitions.sessionTime}
          measure={sessionTime}
          period={period}
          words={timeWords}
          compare={ofTimes(timeWords)}
          usual={sessionTime.before > 0 ? sessionTime.before : null}
          to={adminHref("session-analytics", query)}
        />
      )}
    </div>
  );
}

const some = (measure: Measure | undefined) =>
  measure && measure.total > 0 ? measure : null;
