import { useRef, useState } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { newIdempotencyKey } from "~/browser/idempotency-key";
import { lengthSentence } from "~/shared/text";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { useAddComment } from "./comment.queries";
import { commentMax } from "./comment";

/** Enter sends, Shift+Enter breaks the line. What was typed stays until the server has it. */
export function CommentForm({ postId }: { postId: string }) {
  const [text, setText] = useState("");
  const add = useAddComment(postId);
  const attempt = useRef({ content: "", idempotencyKey: "" });
  const form = useRef<HTMLFormElement>(null);
  const content = text.trim();
  const left = commentMax - content.length;
  const ready = content !== "" && left >= 0;

  const send = () => {
    if (!ready || add.isPending) return;
    if (attempt.current.content !== content) {
      attempt.current = { content, idempotencyKey: newIdempotencyKey() };
    }
    add.mutate(attempt.current, {
      onSuccess: () => {
        setText("");
        // The button is about to be disabled, and would take the focus with it.
        if (form.current?.contains(document.activeElement)) {
          form.current.querySelector("textarea")?.focus();
        }
      },
    });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word.
    if (event.key !== "Enter" || event.shiftKey) return;
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form ref={form} onSubmit={onSubmit} className="flex items-end gap-2">
      <Field
        label="Write a comment"
        hideLabel
        className="flex-1"
        error={left < 0 ? lengthSentence(left) : null}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={1}
            value={text}
            placeholder="Write a comment…"
            enterKeyHint="send"
            readOnly={add.isPending}
            onChange={(event) => {
              setText(event.target.value);
            }}
            onKeyDown={onKeyDown}
            className="max-h-40! min-h-11! resize-none! text-sm!"
          />
        )}
      </Field>
      <Button type="submit" disabled={!ready} pending={add.isPending}>
        Post
      </Button>
    </form>
  );
}
