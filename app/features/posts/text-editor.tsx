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
export function TextEditor({ post, onClose }: EditorProps) {
  const update = useUpdatePost(post);
  const draft = useDraftForm(contentSchema, {
    owner: post.userId,
    name: `edit:${post.id}`,
    initial: { content: post.content },
    send: (change) => update.mutateAsync({ change }),
    onSuccess: onClose,
  });
  const form = useRef<HTMLFormElement>(null);
  const content = draft.values.content.trim();
  const remaining = charactersLeft(content, maxPostLength);
  const isTextOptional = post.type === "image" || post.type === "video";
  const ready = remaining >= 0 && (isTextOptional || content !== "");

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
      aria-label="Edit post"
      data-editing=""
    >
      <Field
        label="Your post"
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
