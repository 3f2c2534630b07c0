import { useCallback, useEffect, useId, useState, type ReactNode } from "react";
import { Button, type ButtonVariant } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useHydrated } from "~/ui/use-hydrated";
import { ActionForm, type Fields } from "./action-form";
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
  body: (fields: Fields) => unknown;
  /** The explanation and the form fields. */
  children: ReactNode;
}

/** Asks for confirmation in a dialog. Without JavaScript the form expands inline. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { button, label, canWrite, triggerVariant = "secondary" } = props;
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  if (!hydrated && canWrite) return <InlineForm {...props} />;
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
      <ActionForm
        id={id}
        url={action.url}
        method={action.method}
        className="admin space-y-4"
        onSubmitFields={(fields) => {
          if (!pending) void run(body(fields));
        }}
      >
        {needsSignIn && <SignInAgain />}
        {children}
      </ActionForm>
    </Dialog>
  );
}

function InlineForm({
  button,
  label,
  triggerVariant = "secondary",
  url,
  method,
  title,
  confirm,
  variant,
  children,
}: ConfirmActionProps) {
  return (
    <details className="open:w-full">
      <summary
        aria-label={label}
        className={`btn btn-${triggerVariant} btn-sm`}
      >
        {button}
      </summary>
      <ActionForm
        url={url}
        method={method}
        className="mt-3 space-y-4 border-t border-line pt-3"
        onSubmitFields={() => undefined}
      >
        <p className="font-serif text-lg">{title}</p>
        {children}
        <Button type="submit" variant={variant}>
          {confirm}
        </Button>
      </ActionForm>
    </details>
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
