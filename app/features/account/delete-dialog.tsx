import { useId, useRef, useState, type FormEvent } from "react";
import { deleteUnsent } from "~/client/sign-out";
import { useSubmit } from "~/client/use-submit";
import { normalizeHandle } from "~/features/users/handle-rules";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { deleteAccount, nothingChanged } from "./account.queries";
import { HandleInput } from "./handle-input";

interface DeleteDialogProps {
  viewer: Viewer;
  onClose: () => void;
}

/** Asks the user to type their handle. Afterwards it goes to the landing page, which confirms the deletion. */
export function DeleteDialog({ viewer, onClose }: DeleteDialogProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const showError = (message: string) => {
    setError(message);
    input.current?.focus();
  };
  const { pending, submit } = useSubmit(
    () => deleteAccount(viewer.id, viewer.username),
    {
      failureMessage: nothingChanged,
      onFailure: showError,
      onSuccess: async () => {
        await deleteUnsent();
        location.assign(urls.farewell);
      },
    },
  );
  return (
    <Dialog
      title="Delete your account?"
      description="This cannot be undone."
      onCloseRequest={() => {
        if (!pending) onClose();
      }}
      footer={
        <>
          <Button variant="quiet" disabled={pending} onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" form={id} variant="danger" pending={pending}>
            Delete forever
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        aria-label="Delete your account"
        className="space-y-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (normalizeHandle(typed) === viewer.username) submit();
          else showError(`Type @${viewer.username} to delete this account.`);
        }}
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
            <HandleInput
              {...control}
              ref={input}
              data-first-field=""
              value={typed}
              readOnly={pending}
              onValueChange={(next) => {
                setTyped(next);
                setError(null);
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
