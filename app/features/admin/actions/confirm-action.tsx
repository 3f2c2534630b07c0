import {
  useCallback,
  useEffect,
  useId,
  useState,
  type FormEvent,
  type ReactNode,
} from "react";
import { Button, type ButtonVariant } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useAdminAction, type AdminAction } from "./use-admin-action";
import { focusTitle } from "../list/view-header";
import { WriteButton } from "./write-button";
import { useLocation } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { signInAgainMessage } from "../action-text";

interface ConfirmActionProps extends AdminAction {
  /** Content of the button that opens the dialog. `label` is its accessible name. */
  button: ReactNode;
  label: string;
  canWrite: boolean;
  triggerVariant?: "secondary" | "quiet";
  title: string;
  confirm: string;
  variant?: ButtonVariant;
  /** Turns the form's fields into the request body. */
  body: (fields: Record<string, string>) => unknown;
  /** The explanation and the form fields. */
  children: ReactNode;
}

/** Asks for confirmation in a dialog. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { button, label, canWrite, triggerVariant = "secondary" } = props;
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  return (
    <>
      <WriteButton
        canWrite={canWrite}
        variant={triggerVariant}
        size="sm"
        aria-label={label}
        onClick={() => {
          setOpen(true);
        }}
      >
        {button}
      </WriteButton>
      {open && <ActionDialog {...props} onClose={close} />}
    </>
  );
}

function ActionDialog({
  title,
  confirm,
  variant,
  body,
  children,
  onClose,
  ...action
}: ConfirmActionProps & { onClose: () => void }) {
  const id = useId();
  const { run, pending, needsSignIn } = useAdminAction(action, onClose);
  // After a deletion, the button that opened the dialog is gone too, so focus moves to the title.
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusTitle();
      });
    },
    [],
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].flatMap(
      ([name, value]) =>
        typeof value === "string" ? [[name, value.trim()]] : [],
    );
    if (!pending)
      void run(body(Object.fromEntries(fields) as Record<string, string>));
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
      It opens in a new tab. Then come back and save.
    </p>
  );
}
