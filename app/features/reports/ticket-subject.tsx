import { Link } from "@remix-run/react";
import { PersonRow } from "~/features/users/person-row";
import { dateTimeText, suspendedLabel } from "~/shared/suspension";
import { relativeTime } from "~/shared/time";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { TimeAgo } from "~/ui/time-ago";
import type { TicketPage } from "./queue";
import { queueHref } from "./queue-url";
import { accountDeletedText, decisionLabels } from "./queue-text";
import { kindLabels } from "./report-text";
import { TicketSection } from "./ticket-section";
import type { TicketActions } from "./use-ticket";

interface TicketSubjectProps extends TicketActions {
  ticket: TicketPage;
}

export function TicketSubject(props: TicketSubjectProps) {
  const { ticket } = props;
  const { subject, suspension, sanction, earlier } = ticket;
  return (
    <TicketSection
      title={ticket.kind === "person" ? "The person" : "Its author"}
    >
      {subject ? (
        <>
          <ul>
            <PersonRow user={subject} />
          </ul>
          <Link
            to={urls.admin({ view: "users", q: subject.username })}
            className="inline-flex touch items-center font-semibold underline"
          >
            Warn or suspend in Users
          </Link>
        </>
      ) : (
        <p>{accountDeletedText}.</p>
      )}
      {sanction && (
        <div className="space-y-2">
          <p className="text-sm font-semibold">
            They can't create a new account until{" "}
            {dateTimeText(sanction.expiresAt)}.
          </p>
          {sanction.until === null && (
            <SanctionButton {...props} desired label="Renew for 24 months" />
          )}
          <SanctionButton {...props} desired={false} label="Lift it" />
        </div>
      )}
      {suspension && (
        <p className="text-sm font-semibold">{suspendedLabel(suspension)}</p>
      )}
      {earlier.length === 0 ? (
        <p className="text-sm text-ink-soft">
          No earlier decisions about them.
        </p>
      ) : (
        <ul className="space-y-2 text-sm">
          {earlier.map((decision) => (
            <li key={decision.ticketId}>
              <Link
                to={queueHref({ ticket: decision.ticketId })}
                className="inline-flex touch items-center font-semibold underline"
              >
                {decisionLabels[decision.decision].pastLabel}, a{" "}
                {kindLabels[decision.kind]}
              </Link>{" "}
              <TimeAgo
                at={decision.decidedAt}
                label={relativeTime}
                className="text-ink-soft"
              />
              {decision.reason !== null && (
                <span dir="auto" className="block clip-ink text-ink-soft">
                  {decision.reason}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </TicketSection>
  );
}

function SanctionButton({
  pending,
  runAction,
  desired,
  label,
}: TicketSubjectProps & { desired: boolean; label: string }) {
  const send = () => {
    if (!desired && !confirm("Lift it? They can then sign in again.")) return;
    void runAction({
      endpoint: "/sanction",
      body: { desired },
      successMessage: "Saved",
    });
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      className="me-2"
      pending={pending === "/sanction"}
      onClick={send}
    >
      {label}
    </Button>
  );
}
