import { displayName } from "~/features/users/user";
import { relativeTime } from "~/shared/time";
import { urls } from "~/shared/urls";
import { Badge } from "~/ui/badge";
import { IntentLink } from "~/ui/intent-link";
import { TimeAgo } from "~/ui/time-ago";
import type { TicketPage } from "./queue";
import { reasonNames } from "./queue-words";
import { TicketPart } from "./ticket-part";

/** Who reported it, and what they say. */
export function TicketReports({ ticket }: { ticket: TicketPage }) {
  return (
    <TicketPart title="Reports">
      <ul className="divide-y divide-line">
        {ticket.reports.map((one) => (
          <li key={one.reporter.id} className="py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-2 text-sm">
              <IntentLink
                to={urls.profile(one.reporter.id)}
                className="font-semibold underline"
              >
                {displayName(one.reporter)}
              </IntentLink>
              <Badge>{reasonNames[one.reason]}</Badge>
              {one.hasGoodRecord && <Badge tone="success">Good record</Badge>}
              {one.withdrawnAt !== null && <Badge>Withdrawn</Badge>}
              <TimeAgo
                at={one.createdAt}
                label={relativeTime}
                className="text-ink-soft"
              />
            </p>
            {one.words !== null && (
              <p dir="auto" className="mt-1 clip-ink whitespace-pre-line">
                {one.words}
              </p>
            )}
          </li>
        ))}
      </ul>
      {ticket.appeal !== null && (
        <>
          <h3 className="font-semibold">
            What its author says to the decision
          </h3>
          <blockquote
            dir="auto"
            className="clip-ink border-l-4 border-gold pl-4 whitespace-pre-line"
          >
            {ticket.appeal}
          </blockquote>
        </>
      )}
    </TicketPart>
  );
}
