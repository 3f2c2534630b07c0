import { queueHref, queueUrl } from "./queue-url";
import { Link } from "@remix-run/react";
import { PersonRow } from "~/features/users/person-row";
import { suspensionWords } from "~/shared/suspension";
import type { Suspension } from "~/shared/suspension";
import { relativeTime } from "~/shared/time";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { press } from "~/ui/press";
import { TimeAgo } from "~/ui/time-ago";
import { ClaimedBy } from "./claimed-by";
import type { TicketPage } from "./queue";
import { decisionLabels } from "./queue-words";
import { kindWords } from "./report-words";
import { TicketContent } from "./ticket-content";
import { TicketDecision } from "./ticket-decision";
import { TicketNote } from "./ticket-note";
import { TicketPart } from "./ticket-part";
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
      <Subject ticket={ticket} />
      <TicketNote key={ticket.note} ticket={ticket} {...acts} />
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

/** What the suspended themselves are told begins so. */
const toldOfOthers = (suspension: Pick<Suspension, "until">) =>
  suspensionWords(suspension).replace("Your", "Their").replace(/\. .*/, ".");

/** Whom it is about, and what was decided about them before. */
function Subject({ ticket }: { ticket: TicketPage }) {
  const { subject, suspension, earlier } = ticket;
  return (
    <TicketPart title={ticket.kind === "person" ? "The person" : "Its author"}>
      <ul>
        <PersonRow user={subject} />
      </ul>
      {suspension && (
        <p className="text-sm font-semibold">{toldOfOthers(suspension)}</p>
      )}
      {earlier.length === 0 ? (
        <p className="text-sm text-ink-soft">
          Nothing was decided about them before.
        </p>
      ) : (
        <ul className="space-y-2 text-sm">
          {earlier.map((one) => (
            <li key={one.ticketId}>
              <Link
                to={queueHref({ ticket: one.ticketId })}
                className="inline-flex touch items-center font-semibold underline"
              >
                {decisionLabels[one.decision].done}, a {kindWords[one.kind]}
              </Link>{" "}
              <TimeAgo
                at={one.decidedAt}
                label={relativeTime}
                className="text-ink-soft"
              />
              {one.reason !== null && (
                <span dir="auto" className="block clip-ink text-ink-soft">
                  {one.reason}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </TicketPart>
  );
}
