import { hasLevel } from "~/features/users/admin-level";
import type { ViewProps } from "../admin-page";
import { DataPanel } from "../panel";
import { formatPeriod } from "../period-format";
import { PeriodPicker } from "../period-picker";
import { ViewHeader } from "../view-header";
import { DailyCounts } from "./daily-counts";
import { Distribution } from "./distribution";
import { Engagement } from "./engagement";
import { Games } from "./games";
import { Totals } from "./totals";
import { gameBars, pageBars } from "./usage-bars";
import { UsageChart } from "./usage-chart";

/** The period applies to every metric. */
export function DashboardView({ page, loading }: ViewProps<"dashboard">) {
  const { dashboard, access } = page;
  const { period, analytics } = dashboard;
  const canWrite = hasLevel(access, "write");
  return (
    <>
      <ViewHeader
        title="Admin Dashboard"
        actions={
          <PeriodPicker page={page} period={period} label="Pick a date range" />
        }
      >
        {formatPeriod(period)} (UTC)
      </ViewHeader>
      <div
        aria-busy={loading}
        className={`space-y-4 transition-opacity ${loading ? "opacity-50" : ""}`}
      >
        <Totals {...dashboard} />
        <DataPanel
          title="Engagement Metrics"
          definition="In the chosen period. Days are in UTC."
          data={dashboard.engagement}
          failure="Failed to fetch engagement"
        >
          {(engagement) => (
            <Engagement period={period} engagement={engagement} />
          )}
        </DataPanel>
        <div className="grid gap-4 lg:grid-cols-2">
          <DataPanel
            title="Page Analytics"
            definition="Users who opened the page in the period. Each counts once per page."
            data={analytics}
            failure="Failed to fetch analytics"
          >
            {({ pages }) => (
              <UsageChart
                title="Page Analytics"
                noun="Page"
                empty="No page analytics data available"
                period={period}
                bars={pageBars(pages)}
              />
            )}
          </DataPanel>
          <DataPanel
            title="Game Analytics"
            definition="Users who played the game in the period. Each counts once per game."
            data={analytics}
            failure="Failed to fetch analytics"
          >
            {({ games }) => (
              <UsageChart
                title="Game Analytics"
                noun="Game"
                empty="No game analytics data available"
                period={period}
                bars={gameBars(games)}
              />
            )}
          </DataPanel>
        </div>
        <DataPanel
          title="Daily Content Management"
          definition="The displayed counts of today's verse and prayer."
          data={dashboard.daily}
          failure="Failed to fetch daily content"
        >
          {(daily) => <DailyCounts daily={daily} canWrite={canWrite} />}
        </DataPanel>
        <div className="grid gap-4 lg:grid-cols-2">
          <DataPanel
            title="Content Distribution"
            definition="Posts in the period, by kind."
            data={dashboard.content}
            failure="Failed to fetch content distribution"
          >
            {(content) => <Distribution {...content} />}
          </DataPanel>
          <DataPanel
            title="Games"
            definition="Closed games show ‘Coming Soon’ to everyone."
            data={dashboard.games}
            failure="Failed to fetch games"
          >
            {(games) => <Games games={games} canWrite={canWrite} />}
          </DataPanel>
        </div>
      </div>
    </>
  );
}
