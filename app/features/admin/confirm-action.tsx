import { useLocation } from "@remix-run/react";
import {
  useEffect,
  useId,
  useState,
  type FormEvent,
  type ReactNode,
} from "react";
import { urls } from "~/shared/urls";
import { Button, type ButtonVariant } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { signInAgainMessage } from "./action-text";
import { focusTitle } from "./view-header";
import { useAdminAction, type AdminAction } from "./use-admin-action";
import { WriteButton } from "./write-button";

interface DialogText {
  title: string;
  confirm: string;
  variant?: ButtonVariant;
  /** Turns the form's fields into the request body. */
  body: (fields: Record<string, string>) => unknown;
  /** The explanation and the form fields. */
  children: ReactNode;
}

interface ConfirmActionProps extends AdminAction, DialogText {
  /** Content of the button that opens the dialog. `label` is its accessible name. */
  button: ReactNode;
  label: string;
  canWrite: boolean;
  triggerVariant?: "secondary" | "quiet";
}

/** A button that asks for confirmation in a dialog. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { button, label, canWrite, triggerVariant = "secondary" } = props;
  const [open, setOpen] = useState(false);
  const action = useAdminAction(props);
  return (
    <>
      <WriteButton
        canWrite={canWrite}
        variant={triggerVariant}
        size="sm"
        aria-label={label}
        onClick={() => {
          action.reset();
          setOpen(true);
        }}
      >
        {button}
      </WriteButton>
      {open && (
        <ActionDialog
          {...props}
          action={action}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

interface ActionDialogProps extends DialogText {
  action: ReturnType<typeof useAdminAction>;
  onClose: () => void;
}

/** Asks for confirmation of an action. Disappears when it is done. */
export function ActionDialog({
  title,
  confirm,
  variant,
  body,
  children,
  action: { run, pending, done, needsSignIn },
  onClose,
}: ActionDialogProps) {
  const id = useId();
  // A deletion also removes the button that opened the dialog and would get the focus back.
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusTitle();
      });
    },
    [],
  );
  if (done) return null;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    if (!pending) run(body(fields as Record<string, string>));
  };
  return (
    <Dialog
      title={title}
      sheet
      onCloseRequest={() => {
        if (!pending) onClose();
      }}
      footer={
        <>
          <Button variant="quiet" disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant={variant} pending={pending}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={id} className="admin space-y-4" onSubmit={onSubmit}>
        {needsSignIn && <SignInAgain />}
        {children}
      </form>
    </Dialog>
  );
}

/** Opens the sign-in in a new tab, so the form here keeps its values. */
function SignInAgain() {
  const { pathname, search } = useLocation();
  return (
    <p role="alert" className="rounded-control bg-gold-soft p-3 text-sm">
      {signInAgainMessage}{" "}
      <a
        href={urls.api.loginReturningTo(`${pathname}${search}`, 1)}
        target="_blank"
        className="inline-flex touch items-center font-semibold text-primary underline"
      >
        Sign in again
      </a>{" "}
      in a new tab, then come back and save.
    </p>
  );
}
