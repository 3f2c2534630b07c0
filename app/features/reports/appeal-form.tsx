import { useRevalidator } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { sendJson } from "~/client/api-client";
import { useDraftForm } from "~/client/use-draft-form";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { toast } from "~/ui/toast-store";
import { appealSchema, maxReportMessageLength } from "./report";
import { appealSent } from "./report-text";

interface AppealFormProps {
  ticketId: string;
  viewerId: string;
}

export function AppealForm({ ticketId, viewerId }: AppealFormProps) {
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  const address = urls.api.reports(`/${ticketId}/appeal`);
  const form = useDraftForm(appealSchema, {
    owner: viewerId,
    name: `appeal:${ticketId}`,
    initial: { message: "" },
    failureMessage: "Couldn't send. Please try again.",
    send: (body) => sendJson(address, () => null, { body }),
    onSuccess: () => {
      toast({ ...appealSent, variant: "success" });
      void client.invalidateQueries();
      revalidate();
    },
  });
  return (
    <form
      method="post"
      action={address}
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <input type="hidden" name="returnTo" value={urls.decision(ticketId)} />
      <Field
        label="Your appeal"
        error={form.error("message") ?? form.failure}
        required
      >
        {(control) => (
          <TextArea
            {...control}
            name="message"
            maxLength={maxReportMessageLength}
            {...form.input("message")}
          />
        )}
      </Field>
      <Button type="submit" pending={form.pending} className="ml-auto flex">
        Send
      </Button>
    </form>
  );
}
