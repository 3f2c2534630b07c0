import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { getPage } from "~/browser/api-client";
import type { Post } from "~/features/posts/post";
import { asPost } from "~/features/posts/post.queries";
import type { Page } from "~/shared/page";
import { firstPageSize, pageSizeAfter } from "./feed-tab";

export interface PageParam {
  limit: number;
  cursor?: string;
}

/** The beginning of a list, as the server's loader brought it along at `at` (ms). */
export interface Seed {
  page: Page<Post>;
  at: number;
}

/**
 * A list of posts by cursor. A seed spares the first fetch, is as fresh as it is old, and is ignored
 * where there is data already. `urlOf` gives the API's address of a page.
 */
export function usePostPages(
  queryKey: readonly string[],
  urlOf: (page: PageParam) => string,
  seed: Seed | null,
  options: { refetchOnMount?: boolean } = {},
) {
  const initialPageParam: PageParam = { limit: firstPageSize };
  const { data, ...query } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      getPage(urlOf(pageParam), asPost, signal),
    initialPageParam,
    getNextPageParam: (last, pages): PageParam | undefined =>
      last.next === null
        ? undefined
        : { cursor: last.next, limit: pageSizeAfter(pages.length) },
    ...options,
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

export type PostPagesQuery = ReturnType<typeof usePostPages>;
