import { useState } from "react";
import type { FormEvent } from "react";
import { queueUrl } from "./queue-url";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import type { TicketPage } from "./queue";
import { TicketPart } from "./ticket-part";
import type { TicketActs } from "./use-ticket";

interface TicketNoteProps extends TicketActs {
  ticket: TicketPage;
}

/** What admins tell each other. */
export function TicketNote({ ticket, pending, act }: TicketNoteProps) {
  const [note, setNote] = useState(ticket.note ?? "");
  return (
    <TicketPart title="Note for other admins">
      <form
        method="post"
        action={queueUrl(`/${ticket.id}`)}
        className="space-y-3"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          const body = { note };
          void act({ leaf: "", method: "PATCH", body, done: "Noted" });
        }}
      >
        <input type="hidden" name="_method" value="PATCH" />
        <Field label="Note" hideLabel>
          {(control) => (
            <TextArea
              {...control}
              name="note"
              value={note}
              maxLength={1000}
              onChange={({ target: { value } }) => {
                setNote(value);
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" pending={pending === ""}>
          Save the note
        </Button>
      </form>
    </TicketPart>
  );
}
