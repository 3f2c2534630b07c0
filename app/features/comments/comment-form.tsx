import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from "react";
import { getDraft, useDraft } from "~/client/drafts";
import { useSubmit } from "~/client/use-submit";
import { getIdempotencyKey, type Attempt } from "~/features/posts/attempt";
import { MentionField, mentionAria } from "~/features/posts/mention-field";
import { characterCountText, charactersLeft } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { TextArea } from "~/ui/input";
import { errorToast } from "~/ui/toast-store";
import { useHydrated } from "~/ui/use-hydrated";
import { addComment } from "./comment.queries";
import {
  getCommenterName,
  maxCommentLength,
  type Comment,
  type NewComment,
} from "./comment";

interface CommentFormProps {
  postId: string;
  viewerId: string;
}

/**
 * Enter sends, Shift+Enter breaks the line. The text stays in a draft until the server has saved it.
 * Key this component by viewer and post.
 */
export function CommentForm({ postId, viewerId }: CommentFormProps) {
  const client = useQueryClient();
  const draft = useDraft(viewerId, getDraftName(postId), toDraft);
  const { text, replyTo } = draft.value;
  const hydrated = useHydrated();
  const area = useRef<HTMLTextAreaElement>(null);
  const { pending, failure, clearFailure, submit } = useSubmit(
    (comment: NewComment) => {
      const key = getIdempotencyKey(draft, comment);
      return addComment(client, postId, comment, key);
    },
    {
      failureMessage: "",
      onFailure: (reason) => {
        errorToast(reason || "Failed to add comment. Please try again.");
      },
      // Runs even if the comments were closed in the meantime.
      onSuccess: (_, sent) => {
        if (draft.read().text.trim() === sent.content) draft.write(emptyDraft);
      },
    },
  );
  useEffect(() => {
    // Text that was typed before hydration.
    const typed = area.current?.value ?? text;
    if (typed !== text) draft.write({ ...draft.read(), text: typed });
  });
  const content = text.trim();
  const remaining = charactersLeft(content, maxCommentLength);
  const ready = content !== "" && remaining >= 0;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    // The button is about to be disabled and would lose the focus.
    area.current?.focus();
    submit({ content, ...(replyTo && { parentId: replyTo.id }) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event;
    // During IME composition, Enter selects a candidate.
    if (key !== "Enter" || shiftKey || nativeEvent.isComposing) return;
    event.preventDefault();
    area.current?.form?.requestSubmit();
  };

  return (
    <form
      method="post"
      action={urls.api.comments(postId)}
      onSubmit={onSubmit}
      className="flex flex-wrap items-end gap-2"
    >
      <input type="hidden" name="returnTo" value={urls.postComments(postId)} />
      {replyTo && (
        <p className="w-full">
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              draft.write({ ...draft.read(), replyTo: null });
              area.current?.focus();
            }}
          >
            <span className="truncate">Replying to {replyTo.name}</span>
            <Icon name="close" label="Cancel the reply" />
          </Button>
        </p>
      )}
      <MentionField viewerId={viewerId} side="above">
        <Field
          label="Write a comment"
          hideLabel
          error={remaining < 0 ? characterCountText(remaining) : failure}
        >
          {(control) => (
            <TextArea
              {...control}
              {...mentionAria}
              ref={area}
              name="content"
              rows={1}
              value={text}
              placeholder="Write a comment…"
              enterKeyHint="send"
              readOnly={pending}
              onChange={({ target }) => {
                if (failure !== null) clearFailure();
                draft.write({ ...draft.read(), text: target.value });
              }}
              onKeyDown={onKeyDown}
              className="max-h-40! min-h-11! resize-none! text-sm!"
            />
          )}
        </Field>
      </MentionField>
      <Button type="submit" disabled={hydrated && !ready} pending={pending}>
        Post
      </Button>
    </form>
  );
}

const getDraftName = (postId: string) => `comment:${postId}`;

export const useCommentText = (viewerId: string, postId: string): string =>
  useDraft(viewerId, getDraftName(postId), toDraft).value.text;

/**
 * Makes the draft a reply. Puts another user's handle in front of it, in place of a handle that nothing was written
 * after.
 */
export function beginReply(
  { viewerId, postId }: CommentFormProps,
  comment: Comment,
): void {
  const draft = getDraft(viewerId, getDraftName(postId), toDraft);
  const { id, user, isOwn } = comment;
  const handle = isOwn || !user ? "" : `@${user.username} `;
  const rest = draft.read().text.replace(/^@[\w.]+ $/, "");
  draft.write({
    ...draft.read(),
    text: rest.startsWith(handle) ? rest : handle + rest,
    replyTo: { id, name: getCommenterName(comment) },
  });
}

const emptyDraft = {
  text: "",
  /** The last failed one: a retry of the same text can't post it twice. */
  attempt: null as Attempt | null,
  /** The comment that it answers. */
  replyTo: null as { id: string; name: string } | null,
};

const toDraft = (stored: unknown): typeof emptyDraft => ({
  ...emptyDraft,
  ...(stored as Partial<typeof emptyDraft> | undefined),
});
