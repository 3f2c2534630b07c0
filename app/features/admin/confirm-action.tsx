import { useLocation } from "@remix-run/react";
import { useEffect, useState, type ReactNode } from "react";
import { urls } from "~/shared/urls";
import { FormDialog } from "~/ui/form-dialog";
import { focusTitle } from "./view-header";
import { useAdminAction, type AdminAction } from "./use-admin-action";
import { WriteButton } from "./write-button";

interface DialogText {
  title: string;
  confirm: string;
  variant?: "danger" | undefined;
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
  return (
    <FormDialog
      title={title}
      sheet
      submitLabel={confirm}
      submitVariant={variant}
      pending={pending}
      onSubmit={(form) => {
        if (!form.reportValidity()) return;
        const fields = Object.fromEntries(new FormData(form));
        run(body(fields as Record<string, string>));
      }}
      onClose={onClose}
    >
      <div className="admin space-y-4">
        {needsSignIn && <SignInAgain confirm={confirm} />}
        {children}
      </div>
    </FormDialog>
  );
}

/** Opens the sign-in in a new tab, so the form here keeps its values. */
function SignInAgain({ confirm }: Pick<DialogText, "confirm">) {
  const { pathname, search } = useLocation();
  return (
    <p role="alert" className="rounded-control bg-gold-soft p-3 text-sm">
      You signed in too long ago to change this.{" "}
      <a
        href={urls.api.loginReturningTo(`${pathname}${search}`, 1)}
        target="_blank"
        className="inline-flex touch items-center font-semibold text-primary underline"
      >
        Sign in again
      </a>{" "}
      in a new tab, then come back and choose “{confirm}”.
    </p>
  );
}
