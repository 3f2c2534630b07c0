import { displayName } from "~/features/users/user";
import { relativeTime } from "~/shared/time";
import { LinkButton } from "~/ui/link-button";
import { TimeAgo } from "~/ui/time-ago";
import type { Decision, TicketPage } from "~/features/reports/queue";
import { DecisionForm } from "./decision-form";
import { adminHref } from "../admin-page";
import { decisionLabels } from "~/features/reports/queue-text";
import { Panel } from "../panel";

interface TicketDecisionProps {
  ticket: TicketPage;
  viewerId: string;
}

export function TicketDecision({ ticket, viewerId }: TicketDecisionProps) {
  const { claimedBy } = ticket;
  const isOpen = ticket.status === "open";
  const isClaimedByOther = claimedBy !== null && claimedBy.id !== viewerId;
  return (
    <Panel title="Decision">
      {ticket.snapshot.byLeaders && <p>By the leaders of its group:</p>}
      {ticket.decision !== null && (
        <PastDecision
          decision={ticket.decision}
          reason={ticket.decisionReason}
          at={ticket.appealedAt === null ? ticket.decidedAt : null}
        />
      )}
      {ticket.appealDecision !== null && (
        <PastDecision
          decision={ticket.appealDecision}
          reason={ticket.appealReason}
          at={ticket.decidedAt}
        />
      )}
      {ticket.status === "withdrawn" && <p>All reports were withdrawn.</p>}
      {!isOpen && ticket.nextTicketId === null && (
        <p>No other reports are waiting.</p>
      )}
      {!isOpen && ticket.nextTicketId !== null && (
        <LinkButton to={adminHref("reports", { ticket: ticket.nextTicketId })}>
          Next report
        </LinkButton>
      )}
      {isOpen && isClaimedByOther && (
        <p>{displayName(claimedBy)} is reviewing it right now.</p>
      )}
      {isOpen && !isClaimedByOther && ticket.canDecide && (
        <DecisionForm ticket={ticket} />
      )}
      {isOpen && !isClaimedByOther && !ticket.canDecide && (
        <p>
          You reported it, or it's about a power admin, so another admin has to
          decide.
        </p>
      )}
    </Panel>
  );
}

interface PastDecisionProps {
  decision: Decision;
  reason: string | null;
  at: string | null;
}

function PastDecision({ decision, reason, at }: PastDecisionProps) {
  return (
    <div>
      <p className="font-semibold">
        {decisionLabels[decision].pastLabel}{" "}
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
