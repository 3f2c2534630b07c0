import { Link } from "@remix-run/react";
import { useState } from "react";
import { sendJson } from "~/client/api-client";
import { useSubmit } from "~/client/use-submit";
import { PersonRow } from "~/features/users/person-row";
import { dateTimeText, suspendedLabel } from "~/shared/suspension";
import { relativeTime } from "~/shared/time";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { TimeAgo } from "~/ui/time-ago";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { errorToast } from "~/ui/toast-store";
import type { TicketPage } from "~/features/reports/queue";
import { adminHref } from "../admin-page";
import {
  accountDeletedText,
  decisionLabels,
} from "~/features/reports/queue-text";
import type { ReportKind } from "~/features/reports/report";
import { kindLabels } from "~/features/reports/report-text";
import { ConfirmAction } from "../confirm-action";
import { useAdminAction } from "../use-admin-action";
import { Panel } from "../panel";
import { ticketAction } from "./ticket-action";

/** For an anonymous request without anything about its author, until the viewer gives a reason to see it. */
export function TicketSubject({ ticket: loaded }: { ticket: TicketPage }) {
  const [shown, setShown] = useState<TicketPage | null>(null);
  const ticket = shown ?? loaded;
  const { subject, suspension, sanction, earlier } = ticket;
  if (ticket.isAnonymous)
    return <AnonymousSubject ticketId={ticket.id} onShow={setShown} />;
  return (
    <Panel title={panelTitles[ticket.kind] ?? "Its author"}>
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
          <SanctionActions ticket={ticket} />
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
                to={adminHref("reports", { ticket: decision.ticketId })}
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
    </Panel>
  );
}

const panelTitles: Partial<Record<ReportKind, string>> = {
  person: "The person",
  group: "Its owner",
};

interface AnonymousSubjectProps {
  ticketId: string;
  onShow: (ticket: TicketPage) => void;
}

function AnonymousSubject({ ticketId, onShow }: AnonymousSubjectProps) {
  const { url, text } = ticketAction(ticketId, "asker");
  const { pending, submit } = useSubmit(
    (body: object) => sendJson(url, (value) => value as TicketPage, { body }),
    {
      failureMessage: text.failed,
      onSuccess: (ticket) => {
        restoreFocusAfterRemoval();
        onShow(ticket);
      },
      onFailure: errorToast,
    },
  );
  return (
    <Panel title="Its author">
      <p>
        <b className="font-semibold">Anonymous.</b> You can decide without
        knowing who it is.
      </p>
      <form
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit(Object.fromEntries(new FormData(event.currentTarget)));
        }}
      >
        <Field label="Why do you need to know? (Saved in the audit log)">
          {(control) => (
            <TextArea {...control} name="reason" required maxLength={1000} />
          )}
        </Field>
        <Button type="submit" variant="secondary" pending={pending}>
          Show who asked
        </Button>
      </form>
    </Panel>
  );
}

/** Renews the permanent sanction of a deleted account, or lifts its sanction. */
function SanctionActions({ ticket: { id, sanction } }: { ticket: TicketPage }) {
  const action = ticketAction(id, "sanction", "Saved");
  const { run, pending } = useAdminAction(action);
  return (
    <p className="flex flex-wrap gap-2">
      {sanction?.until === null && (
        <Button
          variant="secondary"
          size="sm"
          pending={pending}
          onClick={() => {
            run({ desired: true });
          }}
        >
          Renew for 24 months
        </Button>
      )}
      <ConfirmAction
        {...action}
        canWrite
        button="Lift it"
        label="Lift it"
        title="Lift it?"
        confirm="Lift it"
        body={() => ({ desired: false })}
      >
        <p>They can then sign in again.</p>
      </ConfirmAction>
    </p>
  );
}
