import { relativeTime, timeUntilLabel } from "~/shared/time";
import { Button } from "~/ui/button";
import { TimeAgo } from "~/ui/time-ago";
import type { Ticket, TicketPage } from "~/features/reports/queue";
import { kindLabels } from "~/features/reports/report-text";
import { TicketContent } from "./ticket-content";
import { TicketDecision } from "./ticket-decision";
import { TicketNotes } from "./ticket-notes";
import { TicketSubject } from "./ticket-subject";
import { ticketAction } from "./ticket-action";
import { useAdminAction } from "../use-admin-action";
import { displayName } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { useNow } from "~/ui/now";
import { Badge } from "~/ui/badge";
import { IntentLink } from "~/ui/intent-link";
import { shortReasonLabels } from "~/features/reports/queue-text";
import { Panel } from "../panel";
import { ViewHeader } from "../view-header";

interface TicketViewProps {
  ticket: TicketPage;
  viewerId: string;
}

export function TicketView({ ticket, viewerId }: TicketViewProps) {
  return (
    <div className="space-y-4">
      <div>
        <ViewHeader
          title={`Report about a ${kindLabels[ticket.kind]}`}
          back="reports"
        >
          <span className="flex flex-wrap gap-x-3">
            <span>Weight {ticket.weight}</span>
            <TimeAgo at={ticket.openedAt} label={relativeTime} />
            <ClaimedBy ticket={ticket} />
          </span>
        </ViewHeader>
        {ticket.status === "open" && (
          <Claim ticket={ticket} viewerId={viewerId} />
        )}
      </div>
      <TicketContent ticket={ticket} />
      <TicketReports ticket={ticket} />
      <TicketSubject ticket={ticket} />
      <TicketNotes ticket={ticket} />
      <TicketDecision ticket={ticket} viewerId={viewerId} />
    </div>
  );
}

function Claim({ ticket, viewerId }: TicketViewProps) {
  const { run, pending } = useAdminAction(ticketAction(ticket.id, "claim"));
  const { claimedBy } = ticket;
  if (claimedBy && claimedBy.id !== viewerId) return null;
  const desired = !claimedBy;
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-2"
      pending={pending}
      onClick={() => {
        run({ desired });
      }}
    >
      {desired ? "Claim for 30 minutes" : "Release"}
    </Button>
  );
}

function TicketReports({ ticket }: { ticket: TicketPage }) {
  return (
    <Panel title="Reports">
      <ul className="divide-y divide-line">
        {ticket.reports.map((report) => (
          <li key={report.reporter.id} className="py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-2 text-sm">
              <IntentLink
                to={urls.profile(report.reporter.id)}
                className="font-semibold underline"
              >
                {displayName(report.reporter)}
              </IntentLink>
              <Badge>{shortReasonLabels[report.reason]}</Badge>
              {report.hasGoodRecord && (
                <Badge tone="success">Good record</Badge>
              )}
              {report.withdrawnAt !== null && <Badge>Withdrawn</Badge>}
              <TimeAgo
                at={report.createdAt}
                label={relativeTime}
                className="text-ink-soft"
              />
            </p>
            {report.message !== null && (
              <p dir="auto" className="mt-1 clip-ink whitespace-pre-line">
                {report.message}
              </p>
            )}
          </li>
        ))}
      </ul>
      {ticket.appeal !== null && (
        <>
          <h3 className="font-semibold">The author's appeal</h3>
          <blockquote
            dir="auto"
            className="clip-ink border-l-4 border-gold pl-4 whitespace-pre-line"
          >
            {ticket.appeal}
          </blockquote>
        </>
      )}
    </Panel>
  );
}

export function ClaimedBy({
  ticket: { claimedBy, claimedUntil },
}: {
  ticket: Pick<Ticket, "claimedBy" | "claimedUntil">;
}) {
  const now = useNow();
  if (!claimedBy || claimedUntil === null) return null;
  return (
    <span className="font-semibold text-ink">
      {displayName(claimedBy)} is reviewing it, free again{" "}
      {timeUntilLabel(Date.parse(claimedUntil), now)}
    </span>
  );
}
