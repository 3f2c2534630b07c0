import type { FormEvent } from "react";
import { displayName } from "~/features/users/user";
import { relativeTime } from "~/shared/time";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { TimeAgo } from "~/ui/time-ago";
import type { TicketPage } from "./queue";
import { TicketSection } from "./ticket-section";
import type { TicketActions } from "./use-ticket";

interface TicketNotesProps extends TicketActions {
  ticket: TicketPage;
}

/** Notes for other admins, and the form that adds one. */
export function TicketNotes({ ticket, pending, runAction }: TicketNotesProps) {
  const add = async (form: HTMLFormElement) => {
    const body = Object.fromEntries(new FormData(form));
    if (
      await runAction({ endpoint: "/note", body, successMessage: "Note added" })
    )
      form.reset();
  };
  return (
    <TicketSection title="Notes for other admins">
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
          void add(event.currentTarget);
        }}
      >
        <Field label="Note" hideLabel>
          {(control) => (
            <TextArea {...control} name="message" required maxLength={1000} />
          )}
        </Field>
        <Button type="submit" variant="secondary" pending={pending === "/note"}>
          Add note
        </Button>
      </form>
    </TicketSection>
  );
}
