import { useState } from "react";
import { sendJson } from "~/client/api-client";
import { deleteUnsent } from "~/client/sign-out";
import { useSubmit } from "~/client/use-submit";
import { normalizeHandle } from "~/features/users/handle-rules";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { Field } from "~/ui/field";
import { FormDialog } from "~/ui/form-dialog";
import { Input } from "~/ui/input";
import { handleInputProps } from "./handle-input";
import { nothingChanged } from "./settings-section";

interface DeleteDialogProps {
  viewer: Viewer;
  onClose: () => void;
}

/** Asks the user to type their handle. Afterwards it goes to the landing page, which confirms the deletion. */
export function DeleteDialog({ viewer, onClose }: DeleteDialogProps) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const { pending, submit } = useSubmit(
    () =>
      sendJson(urls.api.user(viewer.id), () => null, {
        method: "DELETE",
        body: { handle: viewer.username },
      }),
    {
      failureMessage: nothingChanged,
      onFailure: setError,
      onSuccess: async () => {
        await deleteUnsent();
        location.assign(urls.farewell);
      },
    },
  );
  return (
    <FormDialog
      title="Delete your account?"
      description="This cannot be undone."
      label="Delete your account"
      cancelLabel="Keep my account"
      submitLabel="Delete forever"
      submitVariant="danger"
      pending={pending}
      onSubmit={() => {
        if (normalizeHandle(typed) === viewer.username) submit();
        else setError(`Type @${viewer.username} to delete this account.`);
      }}
      onClose={onClose}
    >
      <p>
        Your profile, posts, pictures, comments, likes and follows will be
        deleted for everyone, and you'll be signed out everywhere. Nobody else
        can take your handle for 90 days. If you want a copy of your data,
        download it first.
      </p>
      <Field
        label={`Type your handle, @${viewer.username}`}
        error={error}
        required
      >
        {(control) => (
          <Input
            {...control}
            {...handleInputProps}
            data-first-field=""
            value={typed}
            readOnly={pending}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(null);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
