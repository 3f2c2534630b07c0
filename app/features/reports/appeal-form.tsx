import { useRevalidator } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent } from "react";
import { ApiError, sendJson } from "~/browser/api-client";
import { asText, useDraft } from "~/browser/drafts";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { toast } from "~/ui/toast-store";
import { reportWordsMax } from "./report";
import { appealSent } from "./report-words";

const failure = "Couldn't send. Please try again.";

interface AppealFormProps {
  ticketId: string;
  viewerId: string;
}

/** The text is stored as a draft until the server has it. */
export function AppealForm({ ticketId, viewerId }: AppealFormProps) {
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  const draft = useDraft(viewerId, `appeal:${ticketId}`, asText);
  const words = draft.value ?? "";
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const address = urls.api.reports(`/${ticketId}/appeal`);
  const send = async () => {
    if (pending) return;
    setPending(true);
    try {
      await sendJson(address, () => null, { body: { words } });
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
            name="words"
            maxLength={reportWordsMax}
            value={words}
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
