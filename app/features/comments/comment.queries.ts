import {
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { InfiniteData } from "@tanstack/react-query";
import { getPage, sendJson } from "~/browser/api-client";
import { patchPost } from "~/features/posts/post.queries";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";
import type { Comment } from "./comment";

const asComment = (value: unknown) => value as Comment;

type CommentPages = InfiniteData<Page<Comment>>;

const commentsKey = (postId: string) => ["comments", postId] as const;

/** A post's comments, oldest first. Mounted only where the area is open, so only then fetched. */
export function useComments(postId: string) {
  return useInfiniteQuery({
    queryKey: commentsKey(postId),
    queryFn: ({ pageParam, signal }) =>
      getPage(
        urls.api.comments(
          postId,
          pageParam === null ? {} : { cursor: pageParam },
        ),
        asComment,
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    // Others answer meanwhile; opening the area again asks again.
    staleTime: 0,
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
      sendJson(urls.api.comments(postId), asComment, {
        body: { content },
        idempotencyKey,
      }),
    onSuccess: (comment) => {
      client.setQueryData<CommentPages>(commentsKey(postId), (data) =>
        append(data, comment),
      );
      patchPost(client, postId, (post) => ({
        ...post,
        _count: { ...post._count, comments: post._count.comments + 1 },
      }));
      toast({
        title: "Comment added!",
        description: "Your comment has been posted.",
      });
    },
    onError: () => {
      toast({
        title: "Error",
        description: "Failed to add comment. Please try again.",
        variant: "destructive",
      });
    },
  });
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
export function commentsOf(data: CommentPages | undefined): Comment[] {
  const byId = new Map<string, Comment>();
  for (const page of data?.pages ?? []) {
    for (const comment of page.items) byId.set(comment.id, comment);
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
