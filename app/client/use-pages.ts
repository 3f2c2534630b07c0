import { useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Page } from "~/shared/page";
import { getPage } from "./api-client";

/** A list in the query cache. */
export type Pages<Item> = InfiniteData<Page<Item>, PageParam>;

/** Changes the items of every page. In the query cache, pages without a change keep their identity. */
export function updatePages<Item>(
  data: Pages<Item> | undefined,
  change: (items: Item[], index: number) => Item[],
): Pages<Item> | undefined {
  return (
    data && {
      ...data,
      pages: data.pages.map((page, index) => ({
        ...page,
        items: change(page.items, index),
      })),
    }
  );
}

/** The cursor of a page, and how many pages precede it; null for the first page. */
type PageParam = { cursor: string; at: number } | null;

/** The first page of a list, from a loader. `at`: when (ms) it was loaded; defaults to now. */
export interface InitialPage<Item> {
  page: Page<Item>;
  at?: number;
}

interface PagesOptions<Item> {
  queryKey: readonly string[];
  /** The API URL of a page; `at` is the number of preceding pages. */
  buildUrl: (query: { cursor?: string }, at: number) => string;
  read: (value: unknown) => Item;
  /** Replaces the first fetch until it is stale; ignored if the cache already has data. */
  initialPage?: InitialPage<Item> | null;
  staleTime?: number;
  refetchOnMount?: boolean;
  /** Shown until the first page of a new key has loaded. */
  placeholderData?: (
    before: Pages<Item> | undefined,
  ) => Pages<Item> | undefined;
}

/** A cursor-paginated list (RFC 8288), rendered by `InfiniteList`. */
export function usePages<Item>({
  buildUrl,
  read,
  initialPage,
  ...options
}: PagesOptions<Item>) {
  const { data, ...query } = useInfiniteQuery({
    queryFn: ({ pageParam, signal }) => {
      const { cursor, at } = pageParam ?? { at: 0 };
      return getPage(buildUrl(cursor ? { cursor } : {}, at), read, signal);
    },
    initialPageParam: null as PageParam,
    getNextPageParam: ({ next }, { length }): PageParam =>
      next === null ? null : { cursor: next, at: length },
    ...options,
    ...(initialPage && {
      initialData: { pages: [initialPage.page], pageParams: [null] },
      ...(initialPage.at !== undefined && {
        initialDataUpdatedAt: initialPage.at,
      }),
    }),
  });
  const { fetchNextPage } = query;
  return {
    ...query,
    items: data?.pages.flatMap(({ items }) => items),
    /** No-op while the next page is loading. */
    showMore: useCallback(() => {
      void fetchNextPage({ cancelRefetch: false });
    }, [fetchNextPage]),
  };
}

export type PagesQuery<Item> = ReturnType<typeof usePages<Item>>;
