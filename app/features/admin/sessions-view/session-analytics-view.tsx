import type { AdminPage } from "../admin-page";
import { CsvLink } from "../list/csv-link";
import { ListedItems } from "../list/listed-items";
import { SearchForm } from "../list/search-form";
import { ViewHeader } from "../list/view-header";
import { PeriodPicker } from "../period/period-picker";
import { periodQuery, periodWords } from "../period/period-words";
import { SessionCard } from "./session-card";

type SessionAnalyticsViewProps = Extract<
  AdminPage,
  { view: "session-analytics" }
> & { loading: boolean };

/** How long, and how often, each person was here. */
export function SessionAnalyticsView({
  period,
  query,
  sessions,
  now,
  loading,
}: SessionAnalyticsViewProps) {
  const { q } = query;
  const days = periodQuery(period);
  const shown = { q };
  return (
    <>
      <ViewHeader
        title="Session Analytics"
        back="dashboard"
        backQuery={days}
        actions={
          <CsvLink table="session-analytics" query={{ ...days, ...shown }} />
        }
      >
        {periodWords(period)}, who was here last first. A session lasts from its
        first to its last sign of life; days are those of UTC.
      </ViewHeader>
      <SearchForm
        view="session-analytics"
        q={q}
        label="Search users"
        keep={days}
      />
      <PeriodPicker
        view="session-analytics"
        period={period}
        now={now}
        keep={shown}
        label="Select dates"
        startsAtOnce
      />
      <ListedItems
        view="session-analytics"
        list={sessions}
        query={{ ...days, ...shown, cursor: query.cursor }}
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
