import {
  useMutation,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import { ApiError, getJson, sendJson } from "~/client/api-client";
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

/** `Pages<Comment>`. The replies to one comment have a list of their own below this key. */
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

/** All replies to a comment. */
export function useReplies(postId: string, parentId: string) {
  return usePages({
    queryKey: [...getListKey(postId), parentId],
    buildUrl: (page) => urls.api.comments(postId, { parentId, ...page }),
    read: asComment,
    staleTime: 0,
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
      errorToast(getAddFailure(error));
    },
  });
}

export const getAddFailure = (error: unknown) =>
  getFailureMessage(error, "Failed to add comment. Please try again.");

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
    updateLists(client, postId, (items) =>
      items.map((item) => (item.id === commentId ? updated : item)),
    );
    toast({ ...actionSuccesses.updateComment, variant: "success" });
  } catch (error) {
    errorToast(
      getFailureMessage(error, "Failed to update comment. Please try again."),
    );
    throw error;
  }
}

/** Adds a comment to the list, with the one it answers, wherever in the list it belongs. */
export async function loadComment(
  client: QueryClient,
  postId: string,
  commentId: string,
): Promise<void> {
  const url = urls.api.comments(postId, { commentId });
  const found = await getJson(url, (value) => value as Comment[]);
  client.setQueryData<Pages<Comment>>(getListKey(postId), (data) =>
    found.reduce(appendComment, data),
  );
}

/** Deletes optimistically and restores the comment if the request fails. */
export async function deleteComment(
  client: QueryClient,
  postId: string,
  comment: Comment,
): Promise<void> {
  const key = getListKey(postId);
  await client.cancelQueries({ queryKey: key });
  updateLists(client, postId, (items) =>
    items
      .filter(({ id }) => id !== comment.id)
      .map((item) => addReplies(item, comment, -1)),
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

/** In the list of comments and in those of replies. */
function updateLists(
  client: QueryClient,
  postId: string,
  change: (items: Comment[]) => Comment[],
): void {
  client.setQueriesData<Pages<Comment>>(
    { queryKey: getListKey(postId) },
    (data) => updatePages(data, change),
  );
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

function addReplies(item: Comment, reply: Comment, delta: number): Comment {
  return reply.parentId === null || getThreadId(item) !== reply.parentId
    ? item
    : { ...item, repliesCount: item.repliesCount + delta };
}

const getThreadId = ({ id, parentId }: Comment) => parentId ?? id;

export interface Thread {
  id: string;
  /** Undefined if it was deleted or is hidden from the viewer. */
  comment?: Comment | undefined;
  replies: Comment[];
  /** Replies that aren't in `replies`. */
  moreCount: number;
}

/** Oldest first. A comment that was appended may arrive again with a later page. */
export function groupThreads(comments: Comment[] = []): Thread[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const sorted = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return [...new Set(sorted.map(getThreadId))].sort().map((threadId) => {
    const items = sorted.filter((item) => getThreadId(item) === threadId);
    const replies = items.filter(({ parentId }) => parentId !== null);
    const count = Math.max(...items.map(({ repliesCount }) => repliesCount));
    return {
      id: threadId,
      comment: items.find(({ id }) => id === threadId),
      replies,
      moreCount: Math.max(0, count - replies.length),
    };
  });
}
