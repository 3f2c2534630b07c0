import { Queue } from "~/features/reports/queue-view";
import { TicketView } from "~/features/reports/ticket-view";
import type { AdminPage } from "./admin-page";
import { LoadError } from "./list/load-error";
import { ViewHeader } from "./list/view-header";

type ReportsViewProps = Extract<AdminPage, { view: "reports" }>;

/** The queue of reports, or one ticket of it. */
export function ReportsView({
  viewerId,
  now,
  status,
  tickets,
  ticket,
}: ReportsViewProps) {
  if (ticket) {
    return (
      <TicketView
        key={ticket.id}
        initialData={ticket}
        initialDataUpdatedAt={now}
        viewerId={viewerId}
      />
    );
  }
  return (
    <>
      <ViewHeader title="Reports" back="dashboard">
        The most serious come first, then those that have waited longest.
      </ViewHeader>
      {tickets ? (
        <Queue
          key={status}
          status={status}
          initialPage={tickets}
          initialDataUpdatedAt={now}
        />
      ) : (
        <LoadError title="Failed to fetch reports" />
      )}
    </>
  );
}
