import { displayName } from "~/features/users/user";
import { relativeTime } from "~/shared/time";
import { urls } from "~/shared/urls";
import { Badge } from "~/ui/badge";
import { IntentLink } from "~/ui/intent-link";
import { TimeAgo } from "~/ui/time-ago";
import type { TicketPage } from "./queue";
import { shortReasonLabels } from "./queue-text";
import { TicketSection } from "./ticket-section";

export function TicketReports({ ticket }: { ticket: TicketPage }) {
  return (
    <TicketSection title="Reports">
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
    </TicketSection>
  );
}
