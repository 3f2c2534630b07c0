import { useEffect, useRef } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { asText, useDraft } from "~/browser/drafts";
import { lengthSentence } from "~/shared/text";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import type { EditorProps } from "./editor-props";
import { postContentMax } from "./post";
import { useUpdatePost } from "./update-post.queries";

/** Changes the words of a plain post where they stand. */
export function Editor({ post, onClose }: EditorProps) {
  const draft = useDraft(post.userId, `edit:${post.id}`, asText);
  const text = draft.value ?? post.content;
  const update = useUpdatePost(post);
  const form = useRef<HTMLFormElement>(null);
  const changed = text !== post.content;
  const content = text.trim();
  const left = postContentMax - content.length;
  const wordless = post.type === "image" || post.type === "video";
  const ready = left >= 0 && (wordless || content !== "");

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
    // Also where the card has gone meanwhile, the words are no longer kept; failed, they stay.
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
    // What was typed is not thrown away by one key.
    else if (event.key === "Escape" && !changed) cancel();
  };

  return (
    <form ref={form} onSubmit={onSubmit} aria-label="Edit post">
      <Field
        label="Your post"
        hideLabel
        error={left < 0 ? lengthSentence(left) : null}
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
          {draft.isBack && changed && "Your unsaved changes are back."}
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
