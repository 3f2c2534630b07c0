import { useId, useRef, useState } from "react";
import type { FormEvent } from "react";
import { forgetUnsent } from "~/browser/sign-out";
import { asHandle } from "~/features/users/handle-words";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { deleteAccount } from "./account.queries";
import { failureWords } from "./failure-words";
import { HandleInput } from "./handle-input";

interface DeleteDialogProps {
  viewer: Viewer;
  onClose: () => void;
}

/** Asks once more, by the handle. Afterwards the person stands before the door, and is told so. */
export function DeleteDialog({ viewer, onClose }: DeleteDialogProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const refuse = (words: string) => {
    setPending(false);
    setError(words);
    input.current?.focus();
  };
  const submit = async () => {
    if (asHandle(typed) !== viewer.username) {
      refuse(`Type @${viewer.username} to delete this account.`);
      return;
    }
    setPending(true);
    try {
      await deleteAccount(viewer.id, viewer.username);
    } catch (failure) {
      refuse(failureWords(failure));
      return;
    }
    await forgetUnsent();
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
          gone for everybody, and you will be signed out everywhere. Your handle
          is kept from others for 90 days. If you may want something of it
          later, download your data first.
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
              onTyped={(next) => {
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
