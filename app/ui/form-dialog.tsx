import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";

interface FormDialogProps {
  title: string;
  description?: string;
  /** The form's accessible name; the title by default. */
  label?: string;
  cancelLabel?: string;
  submitLabel: string;
  submitVariant?: "primary" | "danger" | undefined;
  /** While true, the dialog can't be closed. */
  pending: boolean;
  /** The form can't be sent yet. */
  disabled?: boolean;
  isRestored?: boolean;
  /** Asked before unsaved changes are discarded. */
  closeQuestion?: string | false;
  /** What is wrong with the form as a whole. */
  error?: ReactNode;
  /** See `Dialog`. */
  sheet?: boolean;
  onSubmit: (form: HTMLFormElement) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form. Ctrl+Enter submits. After a failed submit, the first invalid field has the focus. */
export function FormDialog({
  title,
  label = title,
  cancelLabel = "Cancel",
  submitLabel,
  submitVariant = "primary",
  pending,
  disabled = false,
  isRestored = false,
  closeQuestion = false,
  error,
  onSubmit,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [submits, setSubmits] = useState(0);
  useEffect(() => {
    if (submits === 0 || pending) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [submits, pending]);
  const requestClose = () => {
    if (!pending && (!closeQuestion || confirm(closeQuestion))) onClose();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (pending || disabled || !form.current) return;
    setSubmits(submits + 1);
    onSubmit(form.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if (key === "Enter" && (ctrlKey || metaKey)) submit(event);
  };
  return (
    <Dialog
      {...dialog}
      title={title}
      onCloseRequest={requestClose}
      footer={
        <>
          <p role="status" className="mr-auto text-xs text-ink-soft">
            {isRestored && "Your unsaved changes are back."}
          </p>
          <Button variant="quiet" disabled={pending} onClick={requestClose}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={submitVariant}
            pending={pending}
            disabled={disabled}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        aria-label={label}
        {...{ onSubmit: submit, onKeyDown }}
      >
        <div className="space-y-5">{children}</div>
        {/* Always rendered, so screen readers announce what appears in it. */}
        <div role="alert" className="mt-5 text-sm text-danger empty:hidden">
          {error}
        </div>
      </form>
    </Dialog>
  );
}
