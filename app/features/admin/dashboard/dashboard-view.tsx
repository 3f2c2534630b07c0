import { hasLevel } from "~/features/users/admin-level";
import type { ViewProps } from "../admin-page";
import { ViewHeader } from "../view-header";
import { PeriodPicker } from "../period-picker";
import { formatPeriod } from "../period-format";
import { ContentPanel } from "./content-panel";
import { DailyPanel } from "./daily-panel";
import { Engagement } from "./engagement";
import { GamesPanel } from "./games-panel";
import { Totals } from "./totals";
import { gameBars, pageBars } from "./usage-bars";
import { UsagePanel } from "./usage-panel";

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
        <Engagement {...dashboard} />
        <div className="grid gap-4 lg:grid-cols-2">
          <UsagePanel
            title="Page Analytics"
            definition="Users who opened the page in the period. Each counts once per page."
            noun="Page"
            empty="No page analytics data available"
            period={period}
            bars={analytics && pageBars(analytics.pages)}
          />
          <UsagePanel
            title="Game Analytics"
            definition="Users who played the game in the period. Each counts once per game."
            noun="Game"
            empty="No game analytics data available"
            period={period}
            bars={analytics && gameBars(analytics.games)}
          />
        </div>
        <DailyPanel daily={dashboard.daily} canWrite={canWrite} />
        <div className="grid gap-4 lg:grid-cols-2">
          <ContentPanel content={dashboard.content} />
          <GamesPanel games={dashboard.games} canWrite={canWrite} />
        </div>
      </div>
    </>
  );
}
