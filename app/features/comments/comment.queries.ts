import { useLocation } from "@remix-run/react";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
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
import { getThreadId, type Comment, type NewComment } from "./comment";

/** `Pages<Comment>` */
const getListKey = (postId: string) => ["comments", postId] as const;

const asComment = (value: unknown) => value as Comment;

/** Includes the comment in the URL's fragment, which may be on a later page. */
export function useComments(postId: string, initialPage?: Page<Comment>) {
  const query = usePages({
    queryKey: getListKey(postId),
    buildUrl: (page) => urls.api.comments(postId, page),
    read: asComment,
    // Other people may have replied since: opening the comments always refetches.
    staleTime: 0,
    ...(initialPage && { initialPage: { page: initialPage } }),
  });
  const client = useQueryClient();
  const [, commentId] = /^#comment-(.+)/.exec(useLocation().hash) ?? [];
  const isMissing = query.items?.every(({ id }) => id !== commentId);
  const checkedId = useRef<string>();
  useEffect(() => {
    if (commentId === undefined || isMissing === undefined) return;
    // Only once, because a deleted comment is missing too: loading it would show it again.
    if (checkedId.current === commentId) return;
    checkedId.current = commentId;
    if (!isMissing) return;
    void loadComments(client, postId, { commentId }).catch(() => undefined);
  }, [client, postId, commentId, isMissing]);
  return query;
}

/** Returns once the comment is saved, or is waiting for a network. A retry of the same text sends the same `key`. */
export async function addComment(
  client: QueryClient,
  postId: string,
  body: NewComment,
  key: string,
): Promise<void> {
  const url = urls.api.comments(postId);
  const comment = await sendOrQueue(
    () => sendJson(url, asComment, { body, idempotencyKey: key }),
    { kind: "comment", url, body, key, payload: postId, text: body.content },
  );
  if (comment) await addCommentToCache(client, postId, comment);
  toast(comment ? actionSuccesses.comment : actionSuccesses.waiting);
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
  // A response that was requested earlier would remove the new comment again.
  await client.cancelQueries({
    queryKey: getListKey(postId),
    predicate: ({ state }) => state.data !== undefined,
  });
  addToList(client, postId, [comment]);
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
    changeComments(client, postId, (item) =>
      item.id === commentId ? [updated] : [item],
    );
    toast({ ...actionSuccesses.updateComment, variant: "success" });
  } catch (error) {
    errorToast(
      getFailureMessage(error, "Failed to update comment. Please try again."),
    );
    throw error;
  }
}

/** Loads a comment with the one it answers, or all replies to a comment, into the list. */
export async function loadComments(
  client: QueryClient,
  postId: string,
  query: { commentId?: string; parentId?: string },
): Promise<void> {
  const loaded: Comment[] = [];
  let cursor: string | null = null;
  do {
    const url = urls.api.comments(postId, { ...query, cursor });
    const page: Page<Comment> = await getPage(url, asComment);
    loaded.push(...page.items);
    cursor = page.next;
  } while (cursor !== null);
  addToList(client, postId, loaded);
  // The server also counts replies that the viewer can't see.
  changeComments(client, postId, (item) =>
    getThreadId(item) === query.parentId
      ? [{ ...item, repliesCount: loaded.length }]
      : [item],
  );
}

/** Deletes optimistically and restores the comment if the request fails. */
export async function deleteComment(
  client: QueryClient,
  postId: string,
  comment: Comment,
): Promise<void> {
  await client.cancelQueries({ queryKey: getListKey(postId) });
  changeComments(client, postId, (item) => {
    if (item.id === comment.id) return [];
    const isInThread = getThreadId(item) === comment.parentId;
    return [{ ...item, repliesCount: item.repliesCount - Number(isInThread) }];
  });
  addToCount(client, postId, -1);
  try {
    const url = urls.api.comment(postId, comment.id);
    await sendJson(url, () => null, { method: "DELETE" });
  } catch (error) {
    // 404: it has already been deleted.
    if (!(error instanceof ApiError && error.status === 404)) {
      addToList(client, postId, [comment]);
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

/** To the first page: `groupThreads` sorts them. */
function addToList(
  client: QueryClient,
  postId: string,
  comments: Comment[],
): void {
  client.setQueryData<Pages<Comment>>(getListKey(postId), (data) =>
    updatePages(data, (items, index) =>
      index === 0 ? [...items, ...comments] : items,
    ),
  );
}

/** Replaces each comment, or removes it with an empty list. */
function changeComments(
  client: QueryClient,
  postId: string,
  change: (comment: Comment) => Comment[],
): void {
  client.setQueryData<Pages<Comment>>(getListKey(postId), (data) =>
    updatePages(data, (items) => items.flatMap(change)),
  );
}
