import { displayName } from "~/features/users/user";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import type { DailyUsers } from "../activity";
import type { AdminPage } from "../admin-page";
import { formatCount } from "../charts/number-format";
import { CsvLink } from "../list/csv-link";
import { ListedItems } from "../list/listed-items";
import { SearchForm } from "../list/search-form";
import { ViewHeader } from "../list/view-header";
import { PeriodPicker } from "../period/period-picker";
import {
  formatOrdinalDate,
  periodQuery,
  formatPeriod,
} from "../period/period-format";

type DailyUsersViewProps = Extract<AdminPage, { view: "daily-users" }> & {
  loading: boolean;
};

export function DailyUsersView({
  period,
  query,
  days,
  now,
  loading,
}: DailyUsersViewProps) {
  const { q } = query;
  const listQuery = { ...periodQuery(period), q };
  return (
    <>
      <ViewHeader
        title="Daily Active Users"
        back="dashboard"
        backQuery={periodQuery(period)}
        actions={<CsvLink table="daily-users" query={listQuery} />}
      >
        {formatPeriod(period)}. Days start at midnight UTC. Active users opened
        the site at least once that day.
      </ViewHeader>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SearchForm
          view="daily-users"
          q={q}
          label="Search users"
          extraQuery={periodQuery(period)}
        />
        <PeriodPicker
          view="daily-users"
          period={period}
          now={now}
          extraQuery={{ q }}
          label="Pick a date range"
        />
      </div>
      <ListedItems
        view="daily-users"
        list={days}
        query={{ ...listQuery, cursor: query.cursor }}
        loading={loading}
        failure="Failed to fetch daily users"
        empty={{
          icon: "calendar",
          title: "No user activity data found for this period.",
        }}
      >
        {(items) => (
          <div className="space-y-4">
            {items.map((day) => (
              <Day key={day.date} day={day} />
            ))}
          </div>
        )}
      </ListedItems>
    </>
  );
}

function Day({ day }: { day: DailyUsers }) {
  const { activeUsers, sessions, users } = day;
  return (
    <section aria-labelledby={`day-${day.date}`} className="admin-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={`day-${day.date}`} className="font-serif text-lg">
          {formatOrdinalDate(day.date)}
        </h2>
        <p className="text-sm text-ink-soft tabular-nums">
          <b className="font-semibold text-ink">{formatCount(activeUsers)}</b>{" "}
          {plural(activeUsers, "active user", "active users")} ·{" "}
          <b className="font-semibold text-ink">{formatCount(sessions)}</b>{" "}
          {plural(sessions, "session", "sessions")}
        </p>
      </div>
      <ul className="mt-3 grid gap-x-6 border-t border-line pt-2 lg:grid-cols-2">
        {users.map((user) => (
          <li key={user.id}>
            <a
              href={urls.profile(user.id)}
              target="_blank"
              rel="noopener"
              className="-mx-2 flex touch items-center gap-3 rounded-control px-2 py-1.5 text-sm hover:bg-sunken"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">
                <bdi className="font-semibold">
                  {displayName(user) || "Unknown User"}
                </bdi>
                {user.email !== null && (
                  <span className="block text-xs text-ink-soft">
                    {user.email}
                  </span>
                )}
                <span className="sr-only"> (in a new tab)</span>
              </span>
              <span className="text-xs whitespace-nowrap text-ink-soft tabular-nums">
                {formatCount(user.sessionCount)}{" "}
                {plural(user.sessionCount, "session", "sessions")}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
