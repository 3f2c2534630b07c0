import { queueHref, queueUrl } from "./queue-url";
import { Link } from "@remix-run/react";
import { relativeTime } from "~/shared/time";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { press } from "~/ui/press";
import { TimeAgo } from "~/ui/time-ago";
import { ClaimedBy } from "./claimed-by";
import type { TicketPage } from "./queue";
import { kindWords } from "./report-words";
import { TicketContent } from "./ticket-content";
import { TicketDecision } from "./ticket-decision";
import { TicketNotes } from "./ticket-notes";
import { TicketSubject } from "./ticket-subject";
import { TicketReports } from "./ticket-reports";
import { useTicket } from "./use-ticket";
import type { TicketActs } from "./use-ticket";

interface TicketViewProps {
  /** As the server drew it at `at` (ms). */
  drawn: TicketPage;
  at: number;
  viewerId: string;
}

/** One ticket: what was reported, by whom, who it is about, and what is to be done. */
export function TicketView({ drawn, at, viewerId }: TicketViewProps) {
  const { ticket, ...acts } = useTicket(drawn, at);
  return (
    <div className="space-y-4">
      <div>
        <Button asChild variant="quiet" className="-ml-2">
          <Link to={queueHref()}>
            <Icon name="arrow-left" />
            Reports
          </Link>
        </Button>
        <h1 className="font-serif text-2xl">
          Report about a {kindWords[ticket.kind]}
        </h1>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span>Weight {ticket.weight}</span>
          <TimeAgo at={ticket.openedAt} label={relativeTime} />
          <ClaimedBy ticket={ticket} />
        </p>
        {ticket.status === "open" && (
          <Claim ticket={ticket} viewerId={viewerId} {...acts} />
        )}
      </div>
      <TicketContent ticket={ticket} />
      <TicketReports ticket={ticket} />
      <TicketSubject ticket={ticket} {...acts} />
      <TicketNotes ticket={ticket} {...acts} />
      <TicketDecision ticket={ticket} viewerId={viewerId} {...acts} />
    </div>
  );
}

interface ClaimProps extends TicketActs {
  ticket: TicketPage;
  viewerId: string;
}

function Claim({ ticket, viewerId, pending, act }: ClaimProps) {
  const { claimedBy } = ticket;
  if (claimedBy && claimedBy.id !== viewerId) return null;
  const desired = !claimedBy;
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-2"
      pending={pending === "/claim"}
      {...press(
        queueUrl(`/${ticket.id}/claim`),
        ["desired", `${desired}`],
        () => void act({ leaf: "/claim", body: { desired } }),
      )}
    >
      {desired ? "Look at it for 30 minutes" : "Leave it to others"}
    </Button>
  );
}
