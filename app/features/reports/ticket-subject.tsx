import { Link } from "@remix-run/react";
import { PersonRow } from "~/features/users/person-row";
import { dateTimeText, suspendedLabel } from "~/shared/suspension";
import { relativeTime } from "~/shared/time";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { press } from "~/ui/press";
import { TimeAgo } from "~/ui/time-ago";
import type { TicketPage } from "./queue";
import { queueHref, queueUrl } from "./queue-url";
import { accountDeleted, decisionLabels } from "./queue-words";
import { kindWords } from "./report-words";
import { TicketPart } from "./ticket-part";
import type { TicketActs } from "./use-ticket";

interface TicketSubjectProps extends TicketActs {
  ticket: TicketPage;
}

/** Whom it is about, and what was decided about them before. */
export function TicketSubject(props: TicketSubjectProps) {
  const { ticket } = props;
  const { subject, suspension, sanction, earlier } = ticket;
  return (
    <TicketPart title={ticket.kind === "person" ? "The person" : "Its author"}>
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
        <p>{accountDeleted}.</p>
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

function SanctionButton({
  ticket,
  pending,
  act,
  desired,
  label,
}: TicketSubjectProps & { desired: boolean; label: string }) {
  const send = () => {
    if (!desired && !confirm("Lift it? They can then sign in again.")) return;
    void act({ leaf: "/sanction", body: { desired }, done: "Saved" });
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      className="me-2"
      pending={pending === "/sanction"}
      {...press(
        queueUrl(`/${ticket.id}/sanction`),
        ["desired", String(desired)],
        send,
      )}
    >
      {label}
    </Button>
  );
}
