import type { AdminPage, SessionOrder } from "../admin-page";
import { sessionOrders } from "../admin-page";
import { adminHref } from "../admin-query";
import { ChoiceLinks } from "../list/choice-links";
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

const orderWords: Record<SessionOrder, string> = {
  latest: "Latest",
  time: "Longest",
  sessions: "Most often",
};

/** How long, and how often, each person was here. */
export function SessionAnalyticsView({
  period,
  query,
  sessions,
  now,
  loading,
}: SessionAnalyticsViewProps) {
  const { q, order } = query;
  const days = periodQuery(period);
  const shown = { q, order: order === "latest" ? undefined : order };
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
        {periodWords(period)}. A session lasts from its first to its last sign
        of life; days are those of UTC.
      </ViewHeader>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SearchForm
          view="session-analytics"
          q={q}
          label="Search users"
          keep={{ ...days, order: shown.order }}
        />
        <ChoiceLinks
          label="Order"
          choices={sessionOrders.map((one) => ({
            label: orderWords[one],
            to: adminHref("session-analytics", {
              ...days,
              q,
              order: one === "latest" ? undefined : one,
            }),
            isCurrent: one === order,
          }))}
        />
      </div>
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
