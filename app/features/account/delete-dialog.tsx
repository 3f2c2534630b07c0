import { useId, useRef, useState, type FormEvent } from "react";
import { deleteUnsent } from "~/client/sign-out";
import { normalizeHandle } from "~/features/users/handle-rules";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { deleteAccount } from "./account.queries";
import { getFailureMessage } from "./failure-message";
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
  const [pending, setPending] = useState(false);
  const showError = (message: string) => {
    setPending(false);
    setError(message);
    input.current?.focus();
  };
  const submit = async () => {
    if (normalizeHandle(typed) !== viewer.username) {
      showError(`Type @${viewer.username} to delete this account.`);
      return;
    }
    setPending(true);
    try {
      await deleteAccount(viewer.id, viewer.username);
    } catch (failure) {
      showError(getFailureMessage(failure));
      return;
    }
    await deleteUnsent();
    location.assign(urls.farewell);
  };
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
          if (!pending) void submit();
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
