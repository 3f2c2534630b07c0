import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { getPage } from "~/browser/api-client";
import type { Post } from "~/features/posts/post";
import { asPost, postKeys } from "~/features/posts/post.queries";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { firstPageSize, pageSizeAfter } from "./feed-tab";

interface PageParam {
  limit: number;
  cursor?: string;
}

/** What a person has written, newest first; the page brings the beginning along, drawn at `at` (ms). */
export function useUserPosts(userId: string, first: Page<Post>, at: number) {
  const initialPageParam: PageParam = { limit: firstPageSize };
  const { data, ...query } = useInfiniteQuery({
    queryKey: postKeys.ofUser(userId),
    queryFn: ({ pageParam, signal }) =>
      getPage(urls.api.userPosts(userId, pageParam), asPost, signal),
    initialPageParam,
    getNextPageParam: (last, pages): PageParam | undefined =>
      last.next === null
        ? undefined
        : { cursor: last.next, limit: pageSizeAfter(pages.length) },
    initialData: { pages: [first], pageParams: [initialPageParam] },
    initialDataUpdatedAt: at,
  });
  const { fetchNextPage } = query;
  const showMore = useCallback(() => {
    void fetchNextPage({ cancelRefetch: false });
  }, [fetchNextPage]);
  return {
    ...query,
    posts: data.pages.flatMap(({ items }) => items),
    showMore,
  };
}
