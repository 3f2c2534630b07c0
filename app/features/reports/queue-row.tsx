import { queueHref } from "./queue-url";
import { Link } from "@remix-run/react";
import { displayName } from "~/features/users/user";
import { relativeTime } from "~/shared/time";
import { plural, truncate } from "~/shared/text";
import { Badge } from "~/ui/badge";
import { TimeAgo } from "~/ui/time-ago";
import type { Ticket } from "./queue";
import { accountDeleted, decisionLabels, reasonNames } from "./queue-words";
import { kindWords } from "./report-words";
import { ClaimedBy } from "./claimed-by";

/** Enough to know what it is. */
const excerpt = 160;

/** One ticket in the queue: all of it is the link. */
export function QueueRow({ ticket }: { ticket: Ticket }) {
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
          <Badge
            key={reason}
            tone={
              reason === "danger" || reason === "child" ? "danger" : "neutral"
            }
          >
            {reasonNames[reason]}
          </Badge>
        ))}
        {!isOpen && decision && (
          <Badge tone="success">{decisionLabels[decision].done}</Badge>
        )}
      </p>
      <h2 className="font-semibold">
        <Link
          to={queueHref({ ticket: ticket.id })}
          className="after:absolute after:inset-0 after:rounded-card"
        >
          {titleOf(ticket)}
        </Link>
      </h2>
      {snapshot.words !== "" && (
        <p dir="auto" className="clip-ink text-sm text-ink-soft">
          {truncate(snapshot.words, excerpt)}
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

function titleOf({ kind, subject }: Ticket): string {
  if (kind === "person") return subject ? displayName(subject) : accountDeleted;
  return `A ${kindWords[kind]} by ${subject ? displayName(subject) : "a deleted account"}`;
}
