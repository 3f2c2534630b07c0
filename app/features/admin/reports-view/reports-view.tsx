import { Link } from "@remix-run/react";
import type { Ticket } from "~/features/reports/queue";
import {
  accountDeletedText,
  decisionLabels,
  shortReasonLabels,
} from "~/features/reports/queue-text";
import { isUrgent } from "~/features/reports/report";
import { kindLabels } from "~/features/reports/report-text";
import { displayName } from "~/features/users/user";
import { plural, truncate } from "~/shared/text";
import { relativeTime } from "~/shared/time";
import { Badge } from "~/ui/badge";
import { TimeAgo } from "~/ui/time-ago";
import { adminHref, type ViewProps } from "../admin-page";
import { ListPageView } from "../list-view";
import { ClaimedBy, TicketView } from "./ticket-view";

/** The queue of reports, or one ticket of it. */
export function ReportsView({ page }: ViewProps<"reports">) {
  if (page.ticket) {
    const { ticket, viewerId } = page;
    return <TicketView key={ticket.id} ticket={ticket} viewerId={viewerId} />;
  }
  return (
    <ListPageView
      page={page}
      about="The most serious come first, then those that have waited longest."
      filters={{
        status: ["Reports", { open: "Waiting", decided: "Decided" }],
      }}
      failure="Failed to fetch reports"
      empty={
        page.query.status === "open"
          ? "Nothing to review. Thank you for looking after people."
          : "Nothing has been decided yet."
      }
    >
      {(ticket) => <QueueRow key={ticket.id} ticket={ticket} />}
    </ListPageView>
  );
}

function QueueRow({ ticket }: { ticket: Ticket }) {
  const { snapshot, reasons, reportsCount } = ticket;
  const decision = ticket.appealDecision ?? ticket.decision;
  const isOpen = ticket.status === "open";
  return (
    <li className="card relative space-y-2 p-4 shadow-card transition-colors hover:bg-sunken">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        {ticket.hiddenUntilReviewed && <Badge tone="gold">Hidden</Badge>}
        {isOpen && ticket.reviewRequestedAt !== null && (
          <Badge tone="primary">Review requested</Badge>
        )}
        {isOpen && ticket.appealedAt !== null && (
          <Badge tone="primary">Appeal</Badge>
        )}
        {reasons.map((reason) => (
          <Badge key={reason} tone={isUrgent(reason) ? "danger" : "neutral"}>
            {shortReasonLabels[reason]}
          </Badge>
        ))}
        {!isOpen && decision && (
          <Badge tone="success">{decisionLabels[decision].pastLabel}</Badge>
        )}
      </p>
      <h2 className="font-semibold">
        <Link
          to={adminHref("reports", { ticket: ticket.id })}
          className="after:absolute after:inset-0 after:rounded-card"
        >
          {formatTitle(ticket)}
        </Link>
      </h2>
      {snapshot.text !== "" && (
        <p dir="auto" className="clip-ink text-sm text-ink-soft">
          {truncate(snapshot.text, 160)}
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span>
          {reportsCount} {plural(reportsCount, "report", "reports")}
        </span>
        <span>Weight {ticket.weight}</span>
        <span>
          <TimeAgo at={ticket.openedAt} label={relativeTime} />
          <span className="sr-only"> since the first</span>
        </span>
        <ClaimedBy ticket={ticket} />
      </p>
    </li>
  );
}

function formatTitle({ kind, subject, isAnonymous }: Ticket): string {
  if (isAnonymous) return `A ${kindLabels[kind]} by Anonymous`;
  if (kind === "person")
    return subject ? displayName(subject) : accountDeletedText;
  return `A ${kindLabels[kind]} by ${subject ? displayName(subject) : "a deleted account"}`;
}
