import {
  useMutation,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import { ApiError, getRefusalMessage, sendJson } from "~/client/api-client";
import { sendOrQueue } from "~/client/outbox";
import type { ActionKind } from "~/client/outbox-item";
import { updatePages, usePages, type Pages } from "~/client/use-pages";
import { patchPost } from "~/features/posts/post.queries";
import { actionSuccesses } from "~/shared/action-successes";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { errorToast, toast } from "~/ui/toast-store";
import type { Comment } from "./comment";

/** `Pages<Comment>` */
const getListKey = (postId: string) => ["comments", postId] as const;

const asComment = (value: unknown) => value as Comment;

export function useComments(postId: string, initialPage: Page<Comment> | null) {
  return usePages({
    queryKey: getListKey(postId),
    buildUrl: (page) => urls.api.comments(postId, page),
    read: asComment,
    // Other people may have replied since: opening the comments always refetches.
    staleTime: 0,
    initialPage: initialPage && { page: initialPage },
  });
}

interface CommentDraft {
  content: string;
  /** A retry of the same text sends the same key. */
  idempotencyKey: string;
}

export function useAddComment(postId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ content, idempotencyKey }: CommentDraft) =>
      sendOrQueue(
        () =>
          sendJson(urls.api.comments(postId), asComment, {
            body: { content },
            idempotencyKey,
          }),
        {
          kind: "comment",
          url: urls.api.comments(postId),
          body: { content },
          key: idempotencyKey,
          payload: postId,
          text: content,
        },
      ),
    onSuccess: async (comment) => {
      if (comment) await addCommentToCache(client, postId, comment);
      toast(comment ? actionSuccesses.comment : actionSuccesses.waiting);
    },
    onError: (error) => {
      errorToast(
        getRefusalMessage(error, "Failed to add comment. Please try again."),
      );
    },
  });
}

export const commentKind: ActionKind = {
  name: "comment",
  sent: (client, postId, comment) => {
    void addCommentToCache(client, postId as string, asComment(comment));
  },
};

export async function addCommentToCache(
  client: QueryClient,
  postId: string,
  comment: Comment,
): Promise<void> {
  const queryKey = getListKey(postId);
  // A response that was requested earlier would remove the new comment again.
  await client.cancelQueries({
    queryKey,
    predicate: ({ state }) => state.data !== undefined,
  });
  client.setQueryData<Pages<Comment>>(queryKey, (data) =>
    appendComment(data, comment),
  );
  addToCount(client, postId, 1);
}

/** Deletes optimistically and restores the comment if the request fails. */
export async function deleteComment(
  client: QueryClient,
  postId: string,
  comment: Comment,
): Promise<void> {
  const key = getListKey(postId);
  await client.cancelQueries({ queryKey: key });
  client.setQueryData<Pages<Comment>>(key, (data) =>
    updatePages(data, (items) => items.filter(({ id }) => id !== comment.id)),
  );
  addToCount(client, postId, -1);
  try {
    await sendJson(urls.api.comment(postId, comment.id), () => null, {
      method: "DELETE",
    });
  } catch (error) {
    // 404: it has already been deleted.
    if (!(error instanceof ApiError && error.status === 404)) {
      // `dedupeComments` sorts by id, so it doesn't matter which page holds the comment.
      client.setQueryData<Pages<Comment>>(key, (data) =>
        appendComment(data, comment),
      );
      addToCount(client, postId, 1);
      errorToast("Failed to delete comment. Please try again.");
      return;
    }
  }
  toast({ ...actionSuccesses.deleteComment, variant: "success" });
}

function addToCount(client: QueryClient, postId: string, delta: number): void {
  patchPost(client, postId, (post) => ({
    ...post,
    _count: {
      ...post._count,
      comments: Math.max(0, post._count.comments + delta),
    },
  }));
}

function appendComment(
  data: Pages<Comment> | undefined,
  comment: Comment,
): Pages<Comment> | undefined {
  const last = (data?.pages.length ?? 0) - 1;
  return updatePages(data, (items, index) =>
    index < last || items.some(({ id }) => id === comment.id)
      ? items
      : [...items, comment],
  );
}

/** Merges the loaded pages. A comment that was appended may arrive again with a later page. */
export function dedupeComments(comments: Comment[] = []): Comment[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
