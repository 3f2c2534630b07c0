import type { AdminPage } from "../admin-page";
import { CsvLink } from "../list/csv-link";
import { ListedItems } from "../list/listed-items";
import { SearchForm } from "../list/search-form";
import { ViewHeader } from "../list/view-header";
import { PeriodPicker } from "../period/period-picker";
import { periodQuery, formatPeriod, formatDay } from "../period/period-format";
import { displayName, initials } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { Avatar } from "~/ui/avatar";
import type { SessionAnalytics } from "../activity";
import {
  formatCount,
  formatPreciseDuration,
  formatDuration,
} from "../charts/number-format";
import { toDayNumber } from "~/shared/time";

type SessionAnalyticsViewProps = Extract<
  AdminPage,
  { view: "session-analytics" }
> & { loading: boolean };

export function SessionAnalyticsView({
  period,
  query,
  sessions,
  now,
  loading,
}: SessionAnalyticsViewProps) {
  const { q } = query;
  const periodParams = periodQuery(period);
  const search = { q };
  return (
    <>
      <ViewHeader
        title="Session Analytics"
        back="dashboard"
        backQuery={periodParams}
        actions={
          <CsvLink
            table="session-analytics"
            query={{ ...periodParams, ...search }}
          />
        }
      >
        {formatPeriod(period)}, most recently active first. A session lasts from
        its first to its last activity. Days are in UTC.
      </ViewHeader>
      <SearchForm
        view="session-analytics"
        q={q}
        label="Search users"
        extraQuery={periodParams}
      />
      <PeriodPicker
        view="session-analytics"
        period={period}
        now={now}
        extraQuery={search}
        label="Select dates"
        navigatesOnStart
      />
      <ListedItems
        view="session-analytics"
        list={sessions}
        query={{ ...periodParams, ...search, cursor: query.cursor }}
        loading={loading}
        failure="Failed to fetch session analytics"
        empty={{
          icon: "clock",
          title: "No session data found for this period.",
        }}
      >
        {(items) => (
          <ul className="admin-grid">
            {items.map((person) => (
              <SessionCard key={person.userId} person={person} />
            ))}
          </ul>
        )}
      </ListedItems>
    </>
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
