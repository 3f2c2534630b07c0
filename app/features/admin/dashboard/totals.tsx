import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { adminHref } from "../admin-page";
import { LoadError } from "../load-error";
import type { Dashboard } from "../metrics";
import { formatCount, formatDuration } from "../number-format";
import { periodQuery } from "../period-format";
import { MetricFigure } from "./metric-figure";

type TotalsProps = Pick<Dashboard, "period" | "stats" | "analytics">;

/** Hides active users and session time if they are 0. */
export function Totals({ period, stats, analytics }: TotalsProps) {
  const query = periodQuery(period);
  const users = analytics?.users;
  const sessionTime = analytics?.sessionTime;
  return (
    <div className="grid gap-4 sm:grid-cols-2 2xl:grid-cols-4">
      {stats ? (
        <>
          <TotalCard
            title="Total Users"
            definition="All users with an account today."
            total={formatCount(stats.totalUsers)}
            to={adminHref("users")}
          />
          <TotalCard
            title="Total Posts"
            definition="All posts that exist today, of every kind."
            total={formatCount(stats.totalPosts)}
            to={adminHref("posts")}
          />
        </>
      ) : (
        <div className="admin-card">
          <LoadError title="Failed to fetch stats" />
        </div>
      )}
      {users && users.total > 0 && (
        <TotalCard
          title="Active Users"
          definition="Users who were active at least once. Each counts once in the period, and once per day in the chart. Deleted accounts still count."
          total={formatCount(users.total)}
          to={adminHref("daily-users", query)}
        >
          <MetricFigure name="Active Users" metric={users} period={period} />
        </TotalCard>
      )}
      {sessionTime && sessionTime.total > 0 && (
        <TotalCard
          title="Avg. Session"
          definition="The average of all sessions, each from its first to its last activity."
          total={formatDuration(sessionTime.total)}
          to={adminHref("session-analytics", query)}
        >
          <MetricFigure
            name="Avg. Session"
            metric={sessionTime}
            period={period}
            formatValue={formatDuration}
          />
        </TotalCard>
      )}
    </div>
  );
}

interface TotalCardProps {
  title: string;
  definition: string;
  total: string;
  to: string;
  /** The chart. */
  children?: ReactNode;
}

/** A number that links to its details. */
function TotalCard({ title, definition, total, to, children }: TotalCardProps) {
  return (
    <section
      aria-label={title}
      className={`admin-card ${children ? "" : "flex flex-col justify-center"}`}
    >
      <Link to={to} className="group block rounded-control">
        <h2 className="flex items-center justify-between gap-2 font-semibold">
          {title}
          <Icon
            name="chevron-right"
            className="size-4 text-ink-soft group-hover:text-primary"
          />
        </h2>
        <span className="block font-serif text-3xl tabular-nums">{total}</span>
      </Link>
      <p className="mb-2 text-xs text-ink-soft last:mb-0">{definition}</p>
      {children}
    </section>
  );
}
