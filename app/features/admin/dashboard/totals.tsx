import { adminHref } from "../admin-query";
import { formatCount, formatDuration } from "../charts/number-format";
import { durationText } from "../charts/comparison";
import type { Metric } from "~/features/analytics/daily-metrics";
import type { Dashboard } from "../metrics";
import { LoadError } from "../list/load-error";
import { periodQuery } from "../period/period-format";
import { definitions } from "./definitions";
import { MetricCard } from "./metric-card";
import { TotalCard } from "./total-card";

type TotalsProps = Pick<Dashboard, "period" | "stats" | "analytics">;

/** Hides active users and session time if they are 0. */
export function Totals({ period, stats, analytics }: TotalsProps) {
  const query = periodQuery(period);
  const users = orNull(analytics?.users);
  const sessionTime = orNull(analytics?.sessionTime);
  // Beside charts, the two cards are stacked.
  const isAlone = !users && !sessionTime;
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
            <LoadError title="Failed to fetch stats" />
          </div>
        )}
      </div>
      {users && (
        <MetricCard
          name="Active Users"
          definition={definitions.users}
          metric={users}
          period={period}
          formatValue={formatCount}
          to={adminHref("daily-users", query)}
        />
      )}
      {sessionTime && (
        <MetricCard
          name="Avg. Session"
          definition={definitions.sessionTime}
          metric={sessionTime}
          period={period}
          formatValue={formatDuration}
          comparisonText={durationText(formatDuration)}
          average={sessionTime.previous > 0 ? sessionTime.previous : null}
          to={adminHref("session-analytics", query)}
        />
      )}
    </div>
  );
}

const orNull = (metric: Metric | undefined) =>
  metric && metric.total > 0 ? metric : null;
