import { Link } from "@remix-run/react";
import { displayName } from "~/features/users/user";
import { relativeTime } from "~/shared/time";
import { Button } from "~/ui/button";
import { TimeAgo } from "~/ui/time-ago";
import type { Decision, TicketPage } from "./queue";
import { DecisionForm } from "./decision-form";
import { queueHref } from "./queue-url";
import { decisionLabels } from "./queue-words";
import { TicketPart } from "./ticket-part";
import type { TicketActs } from "./use-ticket";

interface TicketDecisionProps extends TicketActs {
  ticket: TicketPage;
  viewerId: string;
}

/** What was decided, or where that is done. */
export function TicketDecision(props: TicketDecisionProps) {
  const { ticket, viewerId } = props;
  const { claimedBy } = ticket;
  const isOpen = ticket.status === "open";
  const isOthers = claimedBy !== null && claimedBy.id !== viewerId;
  return (
    <TicketPart title="Decision">
      {ticket.decision !== null && (
        <Decided
          decision={ticket.decision}
          reason={ticket.decisionReason}
          at={ticket.appealedAt === null ? ticket.decidedAt : null}
        />
      )}
      {ticket.appealDecision !== null && (
        <Decided
          decision={ticket.appealDecision}
          reason={ticket.appealReason}
          at={ticket.decidedAt}
        />
      )}
      {ticket.status === "withdrawn" && <p>Nobody reports it any more.</p>}
      {!isOpen && <NextTicket id={ticket.nextTicketId} />}
      {isOpen && isOthers && (
        <p>{displayName(claimedBy)} is looking at it just now.</p>
      )}
      {isOpen && !isOthers && ticket.canDecide && <DecisionForm {...props} />}
      {isOpen && !isOthers && !ticket.canDecide && (
        <p>You reported it, or it's about a power admin: others decide.</p>
      )}
    </TicketPart>
  );
}

/** Offers the next ticket in the queue. */
function NextTicket({ id }: { id: string | null }) {
  if (id === null) return <p>No other reports are waiting.</p>;
  return (
    <Button asChild>
      <Link to={queueHref({ ticket: id })}>Next report</Link>
    </Button>
  );
}

interface DecidedProps {
  decision: Decision;
  reason: string | null;
  at: string | null;
}

function Decided({ decision, reason, at }: DecidedProps) {
  return (
    <div>
      <p className="font-semibold">
        {decisionLabels[decision].done}{" "}
        {at !== null && (
          <TimeAgo
            at={at}
            label={relativeTime}
            className="font-normal text-ink-soft"
          />
        )}
      </p>
      {reason !== null && (
        <p dir="auto" className="clip-ink whitespace-pre-line text-ink-soft">
          {reason}
        </p>
      )}
    </div>
  );
}
