import { toPeriod } from "~/features/analytics/period";
import { displayName } from "~/features/users/user";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import type { DailyUsers } from "../activity";
import type { ViewProps } from "../admin-page";
import { formatCount } from "../number-format";
import { ListPageView } from "../list-view";
import { formatOrdinalDate, formatPeriod } from "../period-format";
import { PeriodPicker } from "../period-picker";

export function DailyUsersView({ page }: ViewProps<"daily-users">) {
  const period = toPeriod(page.query, page.now);
  return (
    <ListPageView
      page={page}
      about={`${formatPeriod(period)}. Days start at midnight UTC. Active users opened the site at least once that day.`}
      search="Search users"
      periodPicker={
        <PeriodPicker page={page} period={period} label="Pick a date range" />
      }
      failure="Failed to fetch daily users"
      empty="No user activity data found for this period."
    >
      {(day) => <Day key={day.date} day={day} />}
    </ListPageView>
  );
}

function Day({ day }: { day: DailyUsers }) {
  const { activeUsers, sessions, users } = day;
  return (
    <li className="admin-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-serif text-lg">{formatOrdinalDate(day.date)}</h2>
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
    </li>
  );
}
