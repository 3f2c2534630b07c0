import { useEffect, useRef, type FormEvent, type KeyboardEvent } from "react";
import { useDraftForm } from "~/client/use-draft-form";
import { characterCountText, charactersLeft } from "~/shared/text";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import type { EditorProps } from "./edit-post";
import { maxPostLength } from "./post";
import { useUpdatePost } from "./update-post.queries";

/** `ready` below has checked the content. */
const contentSchema = {
  safeParse: ({ content }: { content: string }) => ({
    data: { content: content.trim() },
  }),
};

/** Edits a plain post in place. */
export function PostTextEditor({ post, onClose }: EditorProps) {
  const update = useUpdatePost(post);
  return (
    <TextEditor
      kind="post"
      owner={post.userId}
      name={`edit:${post.id}`}
      text={post.content}
      maxLength={maxPostLength}
      isOptional={post.type === "image" || post.type === "video"}
      onSave={(content) => update.mutateAsync({ change: { content } })}
      onClose={onClose}
    />
  );
}

interface TextEditorProps {
  kind: "post" | "comment";
  /** The user's id. */
  owner: string;
  /** Of the draft. */
  name: string;
  /** The saved text. */
  text: string;
  maxLength: number;
  /** Whether the text may be empty. */
  isOptional?: boolean;
  onSave: (text: string) => Promise<unknown>;
  onClose: () => void;
}

/** Ctrl+Enter or Cmd+Enter saves. */
export function TextEditor({
  kind,
  owner,
  name,
  text,
  maxLength,
  isOptional = false,
  onSave,
  onClose,
}: TextEditorProps) {
  const draft = useDraftForm(contentSchema, {
    owner,
    name,
    initial: { content: text },
    send: ({ content }) => onSave(content),
    onSuccess: onClose,
  });
  const form = useRef<HTMLFormElement>(null);
  const content = draft.values.content.trim();
  const remaining = charactersLeft(content, maxLength);
  const ready = remaining >= 0 && (isOptional || content !== "");

  useEffect(() => {
    const area = form.current?.querySelector("textarea");
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);

  const cancel = () => {
    draft.discard();
    onClose();
  };
  const save = () => {
    if (!ready || draft.pending) return;
    if (draft.isDirty) draft.submit();
    else cancel();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const keyListeners = {
    onKeyDown: ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) => {
      if (nativeEvent.isComposing) return;
      if (key === "Enter" && (ctrlKey || metaKey)) save();
      else if (key === "Escape" && !draft.pending && mayLeave()) cancel();
    },
  };
  const mayLeave = () =>
    !draft.isDirty || confirm("Leave without saving your changes?");

  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      {...keyListeners}
      aria-label={`Edit ${kind}`}
      data-editing=""
    >
      <Field
        label={`Your ${kind}`}
        hideLabel
        error={
          remaining < 0 ? characterCountText(remaining) : draft.error("content")
        }
      >
        {(control) => <TextArea {...control} {...draft.input("content")} />}
      </Field>
      <div className="mt-2 flex items-center justify-end gap-2">
        <p role="status" className="mr-auto text-xs text-ink-soft">
          {draft.isRestored && "Your unsaved changes are back."}
        </p>
        <Button variant="quiet" size="sm" onClick={cancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          size="sm"
          disabled={!ready}
          pending={draft.pending}
        >
          Save
        </Button>
      </div>
    </form>
  );
}
