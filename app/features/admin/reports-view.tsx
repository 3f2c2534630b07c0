import { Queue } from "~/features/reports/queue-view";
import { TicketView } from "~/features/reports/ticket-view";
import type { AdminPage } from "./admin-page";
import { Failed } from "./list/failed";
import { ViewHeader } from "./list/view-header";

type ReportsViewProps = Extract<AdminPage, { view: "reports" }>;

/** What people have reported: the queue, or one ticket of it. */
export function ReportsView({
  viewerId,
  now,
  status,
  tickets,
  ticket,
}: ReportsViewProps) {
  if (ticket) {
    return (
      <TicketView key={ticket.id} drawn={ticket} at={now} viewerId={viewerId} />
    );
  }
  return (
    <>
      <ViewHeader title="Reports" back="dashboard">
        What weighs most comes first, then what has waited longest.
      </ViewHeader>
      {tickets ? (
        <Queue key={status} status={status} drawn={tickets} at={now} />
      ) : (
        <Failed title="Failed to fetch reports" />
      )}
    </>
  );
}
