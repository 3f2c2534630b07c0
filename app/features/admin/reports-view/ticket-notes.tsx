import type { FormEvent } from "react";
import { displayName } from "~/features/users/user";
import { relativeTime } from "~/shared/time";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { TimeAgo } from "~/ui/time-ago";
import type { TicketPage } from "~/features/reports/queue";
import { useAdminAction } from "../use-admin-action";
import { Panel } from "../panel";
import { ticketAction } from "./ticket-action";

/** Notes for other admins, and the form that adds one. */
export function TicketNotes({ ticket }: { ticket: TicketPage }) {
  const { run, pending } = useAdminAction(
    ticketAction(ticket.id, "note", "Note added"),
  );
  return (
    <Panel title="Notes for other admins">
      {ticket.notes.length > 0 && (
        <ul className="space-y-2">
          {ticket.notes.map(({ id, author, message, createdAt }) => (
            <li key={id}>
              <p className="text-sm text-ink-soft">
                <b className="font-semibold">
                  {author ? displayName(author) : "Deleted account"}
                </b>{" "}
                <TimeAgo at={createdAt} label={relativeTime} />
              </p>
              <p dir="auto" className="clip-ink whitespace-pre-line">
                {message}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form
        className="space-y-3"
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          const form = event.currentTarget;
          const body = Object.fromEntries(new FormData(form));
          if (pending) return;
          run(body, {
            onSuccess: () => {
              form.reset();
            },
          });
        }}
      >
        <Field label="Note" hideLabel>
          {(control) => (
            <TextArea {...control} name="message" required maxLength={1000} />
          )}
        </Field>
        <Button type="submit" variant="secondary" pending={pending}>
          Add note
        </Button>
      </form>
    </Panel>
  );
}
