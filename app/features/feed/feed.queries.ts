import {
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback } from "react";
import { getPage, sendJson } from "~/browser/api-client";
import { asPost, postKeys, prependPost } from "~/features/posts/post.queries";
import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";
import type { FeedSeed, FeedType } from "./feed";
import { firstPageSize, pageSizeAfter } from "./feed-tab";

interface FeedPageParam {
  limit: number;
  cursor?: string;
}

/** Newest first, by cursor. A seed spares the first fetch and is ignored where there is data already. */
export function useFeed(type: FeedType, seed: FeedSeed | null) {
  const initialPageParam: FeedPageParam = { limit: firstPageSize };
  const { data, ...query } = useInfiniteQuery({
    queryKey: postKeys.feed(type),
    queryFn: ({ pageParam, signal }) =>
      getPage(urls.api.posts({ type, ...pageParam }), asPost, signal),
    initialPageParam,
    getNextPageParam: (last, pages): FeedPageParam | undefined =>
      last.next === null
        ? undefined
        : { cursor: last.next, limit: pageSizeAfter(pages.length) },
    ...(seed && {
      initialData: { pages: [seed.page], pageParams: [initialPageParam] },
      initialDataUpdatedAt: seed.at,
    }),
  });
  const { fetchNextPage } = query;
  const showMore = useCallback(() => {
    // A page that is under way already is not asked for twice.
    void fetchNextPage({ cancelRefetch: false });
  }, [fetchNextPage]);
  return {
    ...query,
    posts: data?.pages.flatMap(({ items }) => items),
    showMore,
  };
}

interface PostDraft {
  content: string;
  /** The same for a retry of the same words. */
  idempotencyKey: string;
}

/** Writes a text post and puts it on top of All. */
export function useCreatePost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ content, idempotencyKey }: PostDraft) =>
      sendJson(urls.api.posts(), asPost, {
        body: { type: "text", content },
        idempotencyKey,
      }),
    onSuccess: (post) => {
      prependPost(client, postKeys.feed("all"), post);
      toast({ title: "Success", description: "Your post has been shared!" });
    },
    onError: () => {
      toast({
        title: "Error",
        description: "Failed to create post. Please try again.",
        variant: "destructive",
      });
    },
  });
}
