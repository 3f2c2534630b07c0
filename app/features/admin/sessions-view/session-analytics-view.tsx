import { toPeriod } from "~/features/analytics/period";
import { displayName, initials } from "~/features/users/user";
import { toDayNumber } from "~/shared/time";
import { urls } from "~/shared/urls";
import { Avatar } from "~/ui/avatar";
import type { SessionAnalytics } from "../activity";
import type { ViewProps } from "../admin-page";
import {
  formatCount,
  formatDuration,
  formatPreciseDuration,
} from "../number-format";
import { ListPageView } from "../list-view";
import { formatPeriod, formatDay } from "../period-format";
import { PeriodPicker } from "../period-picker";

export function SessionAnalyticsView({ page }: ViewProps<"session-analytics">) {
  const period = toPeriod(page.query, page.now);
  return (
    <ListPageView
      page={page}
      about={`${formatPeriod(period)}, most recently active first. A session lasts from its first to its last activity. Days are in UTC.`}
      search="Search users"
      periodPicker={
        <PeriodPicker
          page={page}
          period={period}
          label="Select dates"
          navigatesOnStart
        />
      }
      listClassName="admin-grid"
      failure="Failed to fetch session analytics"
      empty="No session data found for this period."
    >
      {(person) => <SessionCard key={person.userId} person={person} />}
    </ListPageView>
  );
}

/** A user's session totals for the period. */
function SessionCard({ person }: { person: SessionAnalytics }) {
  const name = displayName(person) || "Unknown User";
  const stats = [
    ["Total sessions", formatCount(person.totalSessions)],
    ["Average time", formatPreciseDuration(person.avgSessionTime)],
    ["Total time", formatDuration(person.totalTime)],
    ["Last session", formatDay(toDayNumber(person.lastSession))],
  ] as const;
  return (
    <li className="admin-card">
      <div className="flex items-center gap-3">
        <Avatar name={name} initials={initials(person)} src={null} size={40} />
        <div className="min-w-0">
          <h2 className="font-semibold wrap-anywhere">
            <a
              href={urls.profile(person.userId)}
              target="_blank"
              rel="noopener"
              className="hover:underline"
            >
              <bdi>{name}</bdi>
              <span className="sr-only"> (in a new tab)</span>
            </a>
          </h2>
          {person.email !== null && (
            <p className="text-xs wrap-anywhere text-ink-soft">
              {person.email}
            </p>
          )}
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
        {stats.map(([label, text]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
