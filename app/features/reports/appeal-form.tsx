import { useRevalidator } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { sendJson } from "~/client/api-client";
import { parseText, useDraft } from "~/client/drafts";
import { useSubmit } from "~/client/use-submit";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { toast } from "~/ui/toast-store";
import { maxReportMessageLength } from "./report";
import { appealSent } from "./report-text";

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
  const address = urls.api.reports(`/${ticketId}/appeal`);
  const { pending, failure, submit, clearFailure } = useSubmit(
    () => sendJson(address, () => null, { body: { message } }),
    {
      failureMessage: "Couldn't send. Please try again.",
      onSuccess: () => {
        draft.write(null);
        toast({ ...appealSent, variant: "success" });
        void client.invalidateQueries();
        revalidate();
      },
    },
  );
  return (
    <form
      method="post"
      action={address}
      className="space-y-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <input type="hidden" name="returnTo" value={urls.decision(ticketId)} />
      <Field label="Your appeal" error={failure} required>
        {(control) => (
          <TextArea
            {...control}
            name="message"
            maxLength={maxReportMessageLength}
            value={message}
            readOnly={pending}
            onChange={({ target: { value } }) => {
              clearFailure();
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
