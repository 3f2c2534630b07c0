import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { ApiError, sendJson } from "~/browser/api-client";
import { outboxKinds, sendOrKeep } from "~/browser/outbox/door";
import { usePages } from "~/browser/use-pages";
import { patchPost } from "~/features/posts/post.queries";
import { actSuccesses } from "~/shared/act-successes";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { failureToast, toast } from "~/ui/toast-store";
import type { Comment } from "./comment";
import { commentKeys } from "./comment-keys";

const asComment = (value: unknown) => value as Comment;

type CommentPages = InfiniteData<Page<Comment>>;

/** A post's comments, oldest first. Mounted only where the area is open, so only then fetched. */
export function useComments(postId: string, drawn: Page<Comment> | null) {
  return usePages({
    queryKey: commentKeys.ofPost(postId),
    urlOf: (page) => urls.api.comments(postId, page),
    read: asComment,
    // Others answer meanwhile; opening the area again asks again.
    staleTime: 0,
    seed: drawn && { page: drawn },
  });
}

interface CommentDraft {
  content: string;
  /** The same for a retry of the same words. */
  idempotencyKey: string;
}

export function useAddComment(postId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ content, idempotencyKey }: CommentDraft) =>
      sendOrKeep(
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
          about: postId,
          words: content,
        },
      ),
    onSuccess: async (comment) => {
      if (comment) await showComment(client, postId, comment);
      toast(comment ? actSuccesses.comment : actSuccesses.waiting);
    },
    onError: (error) => {
      failureToast(commentFailure(error));
    },
  });
}

outboxKinds.set("comment", {
  sent: (client, postId, comment) => {
    void showComment(client, postId as string, asComment(comment));
  },
});

/** spec §8; past the limit the server's own sentence, which says when to come back. */
export function commentFailure(error: unknown): string {
  const limit =
    error instanceof ApiError && error.status === 429
      ? error.problem?.detail
      : undefined;
  return limit ?? "Failed to add comment. Please try again.";
}

/** A comment the server has taken stands at the end of the others. */
export async function showComment(
  client: QueryClient,
  postId: string,
  comment: Comment,
): Promise<void> {
  const queryKey = commentKeys.ofPost(postId);
  // An answer from before, still on its way, would take it off again.
  await client.cancelQueries({
    queryKey,
    predicate: ({ state }) => state.data !== undefined,
  });
  client.setQueryData<CommentPages>(queryKey, (data) => append(data, comment));
  addToCount(client, postId, 1);
}

/** Deletes a comment of one's own: gone at once, back at its place if that fails. */
export function useDeleteComment(postId: string) {
  const client = useQueryClient();
  return (comment: Comment) => deleteComment(client, postId, comment);
}

export async function deleteComment(
  client: QueryClient,
  postId: string,
  comment: Comment,
): Promise<void> {
  const key = commentKeys.ofPost(postId);
  await client.cancelQueries({ queryKey: key });
  client.setQueryData<CommentPages>(key, (data) => without(data, comment.id));
  addToCount(client, postId, -1);
  try {
    await sendJson(urls.api.comment(postId, comment.id), () => null, {
      method: "DELETE",
    });
  } catch (error) {
    // Deleted meanwhile: what was wanted is so.
    if (!(error instanceof ApiError && error.status === 404)) {
      // Their order is that of their ids, whichever page holds them; see `commentsOf`.
      client.setQueryData<CommentPages>(key, (data) => append(data, comment));
      addToCount(client, postId, 1);
      failureToast("Failed to delete comment. Please try again.");
      return;
    }
  }
  toast({ ...actSuccesses.deleteComment, variant: "success" });
}

function addToCount(client: QueryClient, postId: string, more: number): void {
  patchPost(client, postId, (post) => ({
    ...post,
    _count: {
      ...post._count,
      comments: Math.max(0, post._count.comments + more),
    },
  }));
}

function without(
  data: CommentPages | undefined,
  commentId: string,
): CommentPages | undefined {
  return (
    data && {
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        items: page.items.filter(({ id }) => id !== commentId),
      })),
    }
  );
}

/** At the end, where the newest stands; once, should a later page bring it again. */
function append(
  data: CommentPages | undefined,
  comment: Comment,
): CommentPages | undefined {
  const last = data?.pages.at(-1);
  if (!data || !last || last.items.some(({ id }) => id === comment.id)) {
    return data;
  }
  return {
    ...data,
    pages: [
      ...data.pages.slice(0, -1),
      { ...last, items: [...last.items, comment] },
    ],
  };
}

/** All loaded pages as one list; what was appended early and came again with its page counts once. */
export function commentsOf(comments: Comment[] = []): Comment[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
