import { useEffect, useRef } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { openDraft, useDraft } from "~/browser/drafts";
import { asAttempt, keyFor } from "~/features/posts/attempt";
import { lengthSentence } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { useHydrated } from "~/ui/hydrated";
import { TextArea } from "~/ui/input";
import { useAddComment } from "./comment.queries";
import { commentMax } from "./comment";

interface CommentFormProps {
  postId: string;
  viewerId: string;
}

/**
 * Enter sends, Shift+Enter breaks the line. What was typed stays until the server has it, over a
 * reload too. Key it by its person and post.
 */
export function CommentForm({ postId, viewerId }: CommentFormProps) {
  const draft = useDraft(viewerId, draftName(postId), asCommentDraft);
  const { text } = draft.value;
  const hydrated = useHydrated();
  const add = useAddComment(postId);
  const form = useRef<HTMLFormElement>(null);
  const content = text.trim();
  useEffect(() => {
    // Typed before this code was there.
    const typed = form.current?.querySelector("textarea")?.value ?? text;
    if (typed !== text) draft.write({ ...draft.read(), text: typed });
  });
  const left = commentMax - content.length;
  const ready = content !== "" && left >= 0;

  const send = () => {
    if (!ready || add.isPending) return;
    const onSent = () => {
      // Also where the area was closed meanwhile; failed, the words stay.
      if (draft.read().text === text) draft.write(nothing);
      // The button is about to be disabled, and would take the focus with it.
      if (form.current?.contains(document.activeElement)) {
        form.current.querySelector("textarea")?.focus();
      }
    };
    void add
      .mutateAsync({ content, idempotencyKey: keyFor(draft, { content }) })
      .then(onSent, () => undefined);
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
    <form
      ref={form}
      method="post"
      action={urls.api.comments(postId)}
      onSubmit={onSubmit}
      className="flex items-end gap-2"
    >
      <input type="hidden" name="returnTo" value={urls.postComments(postId)} />
      <Field
        label="Write a comment"
        hideLabel
        className="min-w-0 flex-1"
        error={left < 0 ? lengthSentence(left) : null}
      >
        {(control) => (
          <TextArea
            {...control}
            name="content"
            rows={1}
            value={text}
            placeholder="Write a comment…"
            enterKeyHint="send"
            readOnly={add.isPending}
            onChange={({ target: { value } }) => {
              const { attempt } = draft.read();
              draft.write(value === "" ? nothing : { text: value, attempt });
            }}
            onKeyDown={onKeyDown}
            className="max-h-40! min-h-11! resize-none! text-sm!"
          />
        )}
      </Field>
      <Button
        type="submit"
        disabled={hydrated && !ready}
        pending={add.isPending}
      >
        Post
      </Button>
    </form>
  );
}

const draftName = (postId: string) => `comment:${postId}`;

/** Names whom a comment answers before what was begun; a handle alone was begun for somebody else. */
export function beginReply(
  { viewerId, postId }: CommentFormProps,
  username: string,
): void {
  const draft = openDraft(viewerId, draftName(postId), asCommentDraft);
  const { text, attempt } = draft.read();
  const begun = text.replace(/^@[\w.]+ $/, "");
  if (begun.startsWith(`@${username} `)) return;
  draft.write({ text: `@${username} ${begun}`, attempt });
}

const nothing = asCommentDraft(undefined);

/** With the last attempt that failed: trying the same words again cannot say them twice. */
function asCommentDraft(found: unknown) {
  const { text, attempt } = (found ?? {}) as Record<string, unknown>;
  return {
    text: typeof text === "string" ? text : "",
    attempt: asAttempt(attempt),
  };
}
