import { adminHref } from "../admin-page";
import { formatCount, formatDuration } from "../number-format";
import { durationText } from "../comparison";
import type { Metric } from "~/features/analytics/daily-metrics";
import type { Dashboard } from "../metrics";
import { LoadError } from "../load-error";
import { periodQuery } from "../period-format";
import { Link } from "@remix-run/react";
import { Icon } from "~/ui/icon";
import { MetricFigure } from "./metric-figure";
import type { ComponentProps } from "react";

type TotalsProps = Pick<Dashboard, "period" | "stats" | "analytics">;

/** Hides active users and session time if they are 0. */
export function Totals({ period, stats, analytics }: TotalsProps) {
  const query = periodQuery(period);
  const users = nullIfZero(analytics?.users);
  const sessionTime = nullIfZero(analytics?.sessionTime);
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
              definition="All users with an account today."
              total={stats.totalUsers}
              to={adminHref("users")}
            />
            <TotalCard
              title="Total Posts"
              definition="All posts that exist today, of every kind."
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
          definition="Users who were active at least once. Each counts once in the period, and once per day in the chart. Deleted accounts still count."
          metric={users}
          period={period}
          formatValue={formatCount}
          to={adminHref("daily-users", query)}
        />
      )}
      {sessionTime && (
        <MetricCard
          name="Avg. Session"
          definition="The average of all sessions, each from its first to its last activity."
          metric={sessionTime}
          period={period}
          formatValue={formatDuration}
          comparisonText={durationText}
          average={sessionTime.previous > 0 ? sessionTime.previous : null}
          to={adminHref("session-analytics", query)}
        />
      )}
    </div>
  );
}

const nullIfZero = (metric: Metric | undefined) =>
  metric && metric.total > 0 ? metric : null;

interface TotalCardProps {
  title: string;
  definition: string;
  total: number;
  to: string;
}

function TotalCard({ title, definition, total, to }: TotalCardProps) {
  return (
    <Link
      to={to}
      className="admin-card group flex flex-col justify-center transition-colors hover:border-line-strong"
    >
      <LinkedTotal title={title} total={formatCount(total)} />
      <span className="text-xs text-ink-soft">{definition}</span>
    </Link>
  );
}

interface MetricCardProps extends ComponentProps<typeof MetricFigure> {
  definition: string;
  to: string;
}

/** A metric that links to its details per user. */
function MetricCard({ definition, to, ...figure }: MetricCardProps) {
  const { name, metric, formatValue = String } = figure;
  return (
    <section aria-label={name} className="admin-card">
      <Link to={to} className="group block rounded-control">
        <LinkedTotal title={name} total={formatValue(metric.total)} />
      </Link>
      <p className="mb-2 text-xs text-ink-soft">{definition}</p>
      <MetricFigure {...figure} />
    </section>
  );
}

function LinkedTotal({ title, total }: { title: string; total: string }) {
  return (
    <>
      <h2 className="flex items-center justify-between gap-2 font-semibold">
        {title}
        <Icon
          name="chevron-right"
          className="size-4 text-ink-soft group-hover:text-primary"
        />
      </h2>
      <span className="block font-serif text-3xl tabular-nums">{total}</span>
    </>
  );
}
