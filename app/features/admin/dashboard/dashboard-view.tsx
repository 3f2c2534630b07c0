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
import { UsagePanel } from "./usage-panel";

/** The period applies to every metric. */
export function DashboardView({ page }: ViewProps<"dashboard">) {
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
      <div className="space-y-4">
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
          <UsagePanel
            noun="Page"
            definition="Users who opened the page in the period. Each counts once per page."
            features={analytics && analytics.pages}
          />
          <UsagePanel
            noun="Game"
            definition="Users who played the game in the period. Each counts once per game."
            features={analytics && analytics.games}
          />
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
