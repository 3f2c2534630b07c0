import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { sendJson } from "~/client/api-client";
import { useDraftForm } from "~/client/use-draft-form";
import { updateViewer } from "~/features/auth/viewer.queries";
import {
  handleChangeSchema,
  type HandleChange,
  type HandleResponse,
} from "~/features/users/handle-change";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { toast } from "~/ui/toast-store";
import { handleInputProps } from "./handle-input";
import { nothingChanged, SettingsSection } from "./settings-section";

export function HandleSection({ viewer }: { viewer: Viewer }) {
  const client = useQueryClient();
  const isNew = ({ username }: HandleChange) => username !== viewer.username;
  const message = "This is already your handle.";
  const schema = handleChangeSchema.check(
    z.refine(isNew, { path: ["username"], message }),
  );
  const form = useDraftForm(schema, {
    owner: viewer.id,
    name: "handle",
    initial: { username: viewer.username },
    send: (body: HandleChange) =>
      sendJson(urls.api.handle(viewer.id), (value) => value as HandleResponse, {
        method: "PATCH",
        body,
      }),
    failureMessage: nothingChanged,
    onSuccess: (response) => {
      updateViewer(client, response);
      // Posts, lists and profiles show the handle.
      void client.invalidateQueries();
      toast({
        title: `You're now @${response.username}`,
        variant: "success",
      });
    },
  });
  const { values, pending, issues, failure } = form;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (issues.length > 0 || failure !== null) input.current?.focus();
  }, [issues, failure]);
  // Takes over what the user typed before hydration.
  const initial = useRef({ shown: values.username, change: form.change });
  useEffect(() => {
    const { shown, change } = initial.current;
    const typed = input.current?.value;
    if (typed !== undefined && typed !== shown) change({ username: typed });
  }, []);
  return (
    <SettingsSection
      id="handle"
      description="How others find and mention you. Links to your previous handles still work, and nobody else can take them."
    >
      <form
        noValidate
        method="post"
        action={urls.api.handle(viewer.id)}
        aria-label="Handle"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <input type="hidden" name="_method" value="PATCH" />
        <Field
          label="Your handle"
          hint="3 to 30 characters: a to z, digits, dots and underscores, at least one of them a letter or digit. You can change it 3 times in 30 days."
          error={form.error("username") ?? failure}
        >
          {(control) => (
            <Input
              {...control}
              {...handleInputProps}
              ref={input}
              name="username"
              {...form.input("username")}
            />
          )}
        </Field>
        <div className="mt-4 flex items-center justify-end gap-3">
          <p role="status" className="mr-auto text-xs text-ink-soft">
            {form.isRestored && "Your unsaved change is back."}
          </p>
          <Button type="submit" pending={pending}>
            Save Handle
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
