import { useInfiniteQuery } from "@tanstack/react-query";
import type { InfiniteData } from "@tanstack/react-query";
import { getPage } from "~/browser/api-client";
import { useShowMore } from "~/browser/use-show-more";
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

type Loaded = InfiniteData<Page<Post>, PageParam>;

interface ListOptions {
  refetchOnMount?: boolean;
  /** What is shown until the first page of another key is there. */
  placeholderData?: (before: Loaded | undefined) => Loaded | undefined;
}

/**
 * A list of posts by cursor. A seed spares the first fetch, is as fresh as it is old, and is ignored
 * where there is data already. `urlOf` gives the API's address of a page.
 */
export function usePostPages(
  queryKey: readonly string[],
  urlOf: (page: PageParam) => string,
  seed: Seed | null,
  options: ListOptions = {},
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
  const showMore = useShowMore(query.fetchNextPage);
  return {
    ...query,
    posts: data?.pages.flatMap(({ items }) => items),
    showMore,
  };
}

export type PostPagesQuery = ReturnType<typeof usePostPages>;
