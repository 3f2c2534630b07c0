import { useCallback, useEffect, useId, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import type { ButtonVariant } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useHydrated } from "~/ui/hydrated";
import { ActForm } from "./act-form";
import type { Fields } from "./act-form";
import { SignInAgain } from "./sign-in-again";
import { useAct } from "./use-act";
import type { Act } from "./use-act";
import { focusTitle } from "../list/view-header";
import { WriteButton } from "./write-button";

interface AskedActProps extends Act {
  /** What opens it, as it looks; `label` where that is an icon, or where there are many of its kind. */
  button: ReactNode;
  label: string;
  canWrite: boolean;
  look?: "secondary" | "quiet";
  title: string;
  confirm: string;
  variant?: ButtonVariant;
  body: (fields: Fields) => unknown;
  /** What it does, and its fields. */
  children: ReactNode;
}

/** What is asked before it is done: a dialog; before there are scripts the form unfolds in its place. */
export function AskedAct(props: AskedActProps) {
  const { button, label, canWrite, look = "secondary" } = props;
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  if (!hydrated && canWrite) return <Unfolded {...props} />;
  return (
    <>
      <WriteButton
        canWrite={canWrite}
        variant={look}
        size="sm"
        aria-label={label}
        onClick={() => {
          setOpen(true);
        }}
      >
        {button}
      </WriteButton>
      {open && <AskedDialog {...props} onClose={close} />}
    </>
  );
}

function AskedDialog({
  title,
  confirm,
  variant,
  body,
  children,
  onClose,
  ...act
}: AskedActProps & { onClose: () => void }) {
  const id = useId();
  const { act: send, pending, stale } = useAct(act, onClose);
  // It goes with what was deleted, and so has what opened it.
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
      <ActForm
        id={id}
        url={act.url}
        method={act.method}
        className="admin space-y-4"
        onAct={(fields) => {
          if (!pending) void send(body(fields));
        }}
      >
        {stale && <SignInAgain />}
        {children}
      </ActForm>
    </Dialog>
  );
}

function Unfolded({
  button,
  label,
  look = "secondary",
  url,
  method,
  title,
  confirm,
  variant,
  children,
}: AskedActProps) {
  return (
    <details className="open:w-full">
      <summary aria-label={label} className={`btn btn-${look} btn-sm`}>
        {button}
      </summary>
      <ActForm
        url={url}
        method={method}
        className="mt-3 space-y-4 border-t border-line pt-3"
        onAct={() => undefined}
      >
        <p className="font-serif text-lg">{title}</p>
        {children}
        <Button type="submit" variant={variant}>
          {confirm}
        </Button>
      </ActForm>
    </details>
  );
}
