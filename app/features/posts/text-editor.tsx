import { useEffect, useRef, type FormEvent, type KeyboardEvent } from "react";
import { parseText, useDraft } from "~/client/drafts";
import { characterCountText } from "~/shared/text";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import type { EditorProps } from "./edit-post";
import { maxPostLength } from "./post";
import { useUpdatePost } from "./update-post.queries";

/** Edits a plain post in place. */
export function TextEditor({ post, onClose }: EditorProps) {
  const draft = useDraft(post.userId, `edit:${post.id}`, parseText);
  const text = draft.value ?? post.content;
  const update = useUpdatePost(post);
  const form = useRef<HTMLFormElement>(null);
  const changed = text !== post.content;
  const content = text.trim();
  const remaining = maxPostLength - content.length;
  const isTextOptional = post.type === "image" || post.type === "video";
  const ready = remaining >= 0 && (isTextOptional || content !== "");

  useEffect(() => {
    const area = form.current?.querySelector("textarea");
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);

  const cancel = () => {
    draft.write(null);
    onClose();
  };
  const save = () => {
    if (!ready || update.isPending) return;
    if (!changed) cancel();
    // Clears the draft even if the card was unmounted. After a failure the draft stays.
    else
      void update
        .mutateAsync({ change: { content } })
        .then(cancel, () => undefined);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
    // Escape doesn't discard changes.
    else if (event.key === "Escape" && !changed) cancel();
  };

  return (
    <form ref={form} onSubmit={onSubmit} aria-label="Edit post">
      <Field
        label="Your post"
        hideLabel
        error={remaining < 0 ? characterCountText(remaining) : null}
      >
        {(control) => (
          <TextArea
            {...control}
            value={text}
            readOnly={update.isPending}
            onChange={({ target: { value } }) => {
              draft.write(value === post.content ? null : value);
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className="mt-2 flex items-center justify-end gap-2">
        <p role="status" className="mr-auto text-xs text-ink-soft">
          {draft.isRestored && changed && "Your unsaved changes are back."}
        </p>
        <Button variant="quiet" size="sm" onClick={cancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          size="sm"
          disabled={!ready}
          pending={update.isPending}
        >
          Save
        </Button>
      </div>
    </form>
  );
}
