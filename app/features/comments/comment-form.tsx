import { useEffect, useRef, type FormEvent, type KeyboardEvent } from "react";
import { getDraft, useDraft } from "~/client/drafts";
import { asAttempt, getIdempotencyKey } from "~/features/posts/attempt";
import { characterCountText, charactersLeft } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { useHydrated } from "~/ui/use-hydrated";
import { TextArea } from "~/ui/input";
import { useAddComment } from "./comment.queries";
import { maxCommentLength } from "./comment";

interface CommentFormProps {
  postId: string;
  viewerId: string;
}

/**
 * Enter sends, Shift+Enter breaks the line. The text stays in a draft until the server has saved it.
 * Key this component by viewer and post.
 */
export function CommentForm({ postId, viewerId }: CommentFormProps) {
  const draft = useDraft(viewerId, getDraftName(postId), asCommentDraft);
  const { text } = draft.value;
  const hydrated = useHydrated();
  const add = useAddComment(postId);
  const form = useRef<HTMLFormElement>(null);
  const content = text.trim();
  useEffect(() => {
    // Text that was typed before hydration.
    const typed = form.current?.querySelector("textarea")?.value ?? text;
    if (typed !== text) draft.write({ ...draft.read(), text: typed });
  });
  const remaining = charactersLeft(content, maxCommentLength);
  const ready = content !== "" && remaining >= 0;

  const send = () => {
    if (!ready || add.isPending) return;
    const onSent = () => {
      // Runs even if the comments were closed in the meantime. After a failure the draft stays.
      if (draft.read().text === text) draft.write(emptyDraft);
      // The focused button is about to be disabled and would lose the focus.
      if (form.current?.contains(document.activeElement)) {
        form.current.querySelector("textarea")?.focus();
      }
    };
    void add
      .mutateAsync({
        content,
        idempotencyKey: getIdempotencyKey(draft, { content }),
      })
      .then(onSent, () => undefined);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Enter selects a candidate.
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
        error={remaining < 0 ? characterCountText(remaining) : null}
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
              draft.write(value === "" ? emptyDraft : { text: value, attempt });
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

const getDraftName = (postId: string) => `comment:${postId}`;

/** Puts the handle in front of the draft, in place of a handle that nothing was written after. */
export function beginReply(
  { viewerId, postId }: CommentFormProps,
  username: string,
): void {
  const draft = getDraft(viewerId, getDraftName(postId), asCommentDraft);
  const { text, attempt } = draft.read();
  const existingText = text.replace(/^@[\w.]+ $/, "");
  if (existingText.startsWith(`@${username} `)) return;
  draft.write({ text: `@${username} ${existingText}`, attempt });
}

const emptyDraft = asCommentDraft(undefined);

/** Includes the last failed attempt, so that a retry of the same text can't post it twice. */
function asCommentDraft(stored: unknown) {
  const { text, attempt } = (stored ?? {}) as Record<string, unknown>;
  return {
    text: typeof text === "string" ? text : "",
    attempt: asAttempt(attempt),
  };
}
