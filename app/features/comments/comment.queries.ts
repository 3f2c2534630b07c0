import {
  useMutation,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import { ApiError, getPage, sendJson } from "~/client/api-client";
import { sendOrQueue } from "~/client/outbox";
import type { ActionKind } from "~/client/outbox-item";
import { getFailureMessage } from "~/client/use-submit";
import { updatePages, usePages, type Pages } from "~/client/use-pages";
import { patchPost } from "~/features/posts/post.queries";
import { actionSuccesses } from "~/shared/action-successes";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { errorToast, toast } from "~/ui/toast-store";
import type { Comment } from "./comment";
import { getThreadId } from "./thread";

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
  parentId?: string | undefined;
  /** A retry of the same text sends the same key. */
  idempotencyKey: string;
}

export function useAddComment(postId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: CommentDraft) =>
      sendOrQueue(
        () =>
          sendJson(urls.api.comments(postId), asComment, {
            body,
            idempotencyKey,
          }),
        {
          kind: "comment",
          url: urls.api.comments(postId),
          body,
          key: idempotencyKey,
          payload: postId,
          text: body.content,
        },
      ),
    onSuccess: async (comment) => {
      if (comment) await addCommentToCache(client, postId, comment);
      toast(comment ? actionSuccesses.comment : actionSuccesses.waiting);
    },
    onError: (error) => {
      errorToast(
        getFailureMessage(error, "Failed to add comment. Please try again."),
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

/** Not optimistic, so that the editor stays open until the server has saved the text. */
export async function updateComment(
  client: QueryClient,
  postId: string,
  commentId: string,
  content: string,
): Promise<void> {
  try {
    const url = urls.api.comment(postId, commentId);
    const body = { content };
    const updated = await sendJson(url, asComment, { method: "PATCH", body });
    client.setQueryData<Pages<Comment>>(getListKey(postId), (data) =>
      updatePages(data, (items) =>
        items.map((item) => (item.id === commentId ? updated : item)),
      ),
    );
    toast({ ...actionSuccesses.updateComment, variant: "success" });
  } catch (error) {
    errorToast(
      getFailureMessage(error, "Failed to update comment. Please try again."),
    );
    throw error;
  }
}

/** Loads a comment with the one it answers, or all replies to a comment, into the list. Returns how many. */
export async function loadComments(
  client: QueryClient,
  postId: string,
  query: { commentId: string } | { parentId: string },
): Promise<number> {
  let count = 0;
  let cursor: string | null = "";
  while (cursor !== null) {
    const url = urls.api.comments(postId, { ...query, cursor: cursor || null });
    const { items, next }: Page<Comment> = await getPage(url, asComment);
    client.setQueryData<Pages<Comment>>(getListKey(postId), (data) =>
      items.reduce(appendComment, data),
    );
    count += items.length;
    cursor = next;
  }
  return count;
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
    updatePages(data, (items) =>
      items
        .filter(({ id }) => id !== comment.id)
        .map((item) =>
          comment.parentId && getThreadId(item) === comment.parentId
            ? { ...item, repliesCount: item.repliesCount - 1 }
            : item,
        ),
    ),
  );
  addToCount(client, postId, -1);
  try {
    await sendJson(urls.api.comment(postId, comment.id), () => null, {
      method: "DELETE",
    });
  } catch (error) {
    // 404: it has already been deleted.
    if (!(error instanceof ApiError && error.status === 404)) {
      // `groupThreads` sorts by id, so it doesn't matter which page holds the comment.
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
