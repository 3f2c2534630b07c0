import { useRevalidator } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { ApiError, sendJson } from "~/client/api-client";
import { parseText, useDraft } from "~/client/drafts";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { toast } from "~/ui/toast-store";
import { maxReportMessageLength } from "./report";
import { appealSent } from "./report-text";

const failure = "Couldn't send. Please try again.";

interface AppealFormProps {
  ticketId: string;
  viewerId: string;
}

/** The text is stored as a draft until the server has it. */
export function AppealForm({ ticketId, viewerId }: AppealFormProps) {
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  const draft = useDraft(viewerId, `appeal:${ticketId}`, parseText);
  const message = draft.value ?? "";
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const address = urls.api.reports(`/${ticketId}/appeal`);
  const send = async () => {
    if (pending) return;
    setPending(true);
    try {
      await sendJson(address, () => null, { body: { message } });
      draft.write(null);
      toast({ ...appealSent, variant: "success" });
      void client.invalidateQueries();
      revalidate();
    } catch (error) {
      const known = error instanceof ApiError && error.status < 500;
      setProblem((known && error.problem?.detail) || failure);
    } finally {
      setPending(false);
    }
  };
  return (
    <form
      method="post"
      action={address}
      className="space-y-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <input type="hidden" name="returnTo" value={urls.decision(ticketId)} />
      <Field label="Your appeal" error={problem} required>
        {(control) => (
          <TextArea
            {...control}
            name="message"
            maxLength={maxReportMessageLength}
            value={message}
            readOnly={pending}
            onChange={({ target: { value } }) => {
              setProblem(null);
              draft.write(value === "" ? null : value);
            }}
          />
        )}
      </Field>
      <Button type="submit" pending={pending} className="ml-auto flex">
        Send
      </Button>
    </form>
  );
}
