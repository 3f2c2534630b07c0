import { useEffect, useRef, type FormEvent, type KeyboardEvent } from "react";
import { getFailureMessage } from "~/client/use-submit";
import { getDraft, useDraft } from "~/client/drafts";
import { asAttempt, getIdempotencyKey } from "~/features/posts/attempt";
import { characterCountText, charactersLeft } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { useHydrated } from "~/ui/use-hydrated";
import { TextArea } from "~/ui/input";
import { MentionField } from "~/features/posts/mention-field";
import { Icon } from "~/ui/icon";
import { displayName } from "~/features/users/user";
import { useAddComment } from "./comment.queries";
import { maxCommentLength, type Comment } from "./comment";

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
  const { text, replyTo } = draft.value;
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
    const body = { content, ...(replyTo && { parentId: replyTo.id }) };
    void add
      .mutateAsync({ ...body, idempotencyKey: getIdempotencyKey(draft, body) })
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
      <MentionField viewerId={viewerId} side="above" className="min-w-0 flex-1">
        {replyTo && (
          <p className="flex items-center gap-1 text-xs text-ink-soft">
            <span className="truncate">Replying to {replyTo.name}</span>
            <button
              type="button"
              aria-label="Cancel the reply"
              onClick={() => {
                draft.write({ ...draft.read(), replyTo: null });
                form.current?.querySelector("textarea")?.focus();
              }}
              className="grid touch place-items-center hover:text-ink"
            >
              <Icon name="close" className="size-4" />
            </button>
          </p>
        )}
        <Field
          label="Write a comment"
          hideLabel
          error={
            remaining < 0
              ? characterCountText(remaining)
              : getFailureMessage(add.error, "")
          }
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
                if (add.isError) add.reset();
                const { attempt } = draft.read();
                draft.write(
                  value === "" && !replyTo
                    ? emptyDraft
                    : { text: value, attempt, replyTo },
                );
              }}
              onKeyDown={onKeyDown}
              className="max-h-40! min-h-11! resize-none! text-sm!"
            />
          )}
        </Field>
      </MentionField>
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

/**
 * Makes the draft a reply. Puts the handle in front of it, in place of a handle that nothing was written after.
 */
export function beginReply(
  { viewerId, postId }: CommentFormProps,
  { id, user }: Comment,
): void {
  const draft = getDraft(viewerId, getDraftName(postId), asCommentDraft);
  const { text, attempt } = draft.read();
  const existingText = text.replace(/^@[\w.]+ $/, "");
  const handle = `@${user.username} `;
  draft.write({
    text: existingText.startsWith(handle)
      ? existingText
      : `${handle}${existingText}`,
    attempt,
    replyTo: { id, name: displayName(user) },
  });
}

const emptyDraft = asCommentDraft(undefined);

/** Includes the last failed attempt, so that a retry of the same text can't post it twice. */
function asCommentDraft(stored: unknown) {
  const { text, attempt, replyTo } = (stored ?? {}) as Record<string, unknown>;
  const { id, name } = (replyTo ?? {}) as Record<string, unknown>;
  return {
    text: typeof text === "string" ? text : "",
    attempt: asAttempt(attempt),
    /** The comment that it answers. */
    replyTo:
      typeof id === "string" && typeof name === "string" ? { id, name } : null,
  };
}
