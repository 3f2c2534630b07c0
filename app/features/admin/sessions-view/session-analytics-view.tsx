import type { AdminPage } from "../admin-page";
import { CsvLink } from "../list/csv-link";
import { ListedItems } from "../list/listed-items";
import { SearchForm } from "../list/search-form";
import { ViewHeader } from "../list/view-header";
import { PeriodPicker } from "../period/period-picker";
import { periodQuery, formatPeriod } from "../period/period-format";
import { SessionCard } from "./session-card";

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
