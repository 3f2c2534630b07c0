import { useRef, useState, type FormEvent } from "react";
import { useDraftForm } from "~/client/use-draft-form";
import { useViewer } from "~/features/auth/viewer.queries";
import { characterCountText, charactersLeft } from "~/shared/text";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { useHydrated } from "~/ui/use-hydrated";

/** `isReady` below has checked the content. */
const contentSchema = {
  safeParse: ({ content }: { content: string }) => ({ data: content.trim() }),
};

interface ProgressFormProps {
  /** Opens the form. */
  title: string;
  label: string;
  maxLength: number;
  /** The saved text. */
  text: string;
  /** Of the draft. */
  name: string;
  /** The endpoint, for browsers without scripts. */
  action: string;
  method: "POST" | "PUT";
  send: (content: string) => Promise<unknown>;
}

/** A text field behind a button. What was typed stays in a draft until the server has saved it. */
export function ProgressForm({
  title,
  label,
  maxLength,
  text,
  name,
  action,
  method,
  send,
}: ProgressFormProps) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const draft = useDraftForm(contentSchema, {
    owner: useViewer()?.id ?? "",
    name,
    initial: { content: text },
    send,
    onSuccess: () => {
      setOpen(false);
      summary.current?.focus();
    },
  });
  const content = draft.values.content.trim();
  const remaining = charactersLeft(content, maxLength);
  const isReady = content !== "" && remaining >= 0 && draft.isDirty;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) draft.submit();
  };
  return (
    <details
      open={open || draft.isRestored}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
      className="open:w-full"
    >
      <Button asChild variant="secondary" size="sm">
        <summary ref={summary} className="[&::-webkit-details-marker]:hidden">
          {title}
        </summary>
      </Button>
      <form
        method="post"
        action={action}
        aria-label={title}
        onSubmit={onSubmit}
        className="mt-3"
      >
        <input type="hidden" name="_method" value={method} />
        <Field
          label={label}
          error={
            remaining < 0
              ? characterCountText(remaining)
              : (draft.error("content") ?? draft.failure)
          }
        >
          {(control) => (
            <TextArea
              {...control}
              {...draft.input("content")}
              name="content"
              rows={3}
            />
          )}
        </Field>
        <div className="mt-2 flex items-center justify-end gap-2">
          <p role="status" className="mr-auto text-xs text-ink-soft">
            {draft.isRestored && "Your unsaved changes are back."}
          </p>
          <Button
            type="submit"
            size="sm"
            disabled={hydrated && !isReady}
            pending={draft.pending}
          >
            Save
          </Button>
        </div>
      </form>
    </details>
  );
}
