import { useInfiniteQuery } from "@tanstack/react-query";
import type { InfiniteData } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Page } from "~/shared/page";
import { getPage } from "./api-client";

/** A list as the query cache keeps it. */
export type Pages<Item> = InfiniteData<Page<Item>, PageParam>;

/** Where a page begins, and how many pages stand before it; null: the first. */
type PageParam = { cursor: string; at: number } | null;

/** The beginning of a list, as the server's loader brought it along at `at` (ms; now where it is left out). */
export interface Seed<Item> {
  page: Page<Item>;
  at?: number;
}

interface PagesOptions<Item> {
  queryKey: readonly string[];
  /** The API's address of a page; `at`: how many pages stand before it. */
  urlOf: (query: { cursor?: string }, at: number) => string;
  read: (value: unknown) => Item;
  /** Spares the first fetch, is as fresh as it is old, and is ignored where there is data already. */
  seed?: Seed<Item> | null;
  staleTime?: number;
  refetchOnMount?: boolean;
  /** What is shown until the first page of another key is there. */
  placeholderData?: (
    before: Pages<Item> | undefined,
  ) => Pages<Item> | undefined;
}

/** A list by cursor (RFC 8288): what is there of it, and how to get more; see `InfiniteList`. */
export function usePages<Item>({
  urlOf,
  read,
  seed,
  ...options
}: PagesOptions<Item>) {
  const { data, ...query } = useInfiniteQuery({
    queryFn: ({ pageParam, signal }) => {
      const { cursor, at } = pageParam ?? { at: 0 };
      return getPage(urlOf(cursor ? { cursor } : {}, at), read, signal);
    },
    initialPageParam: null as PageParam,
    getNextPageParam: ({ next }, { length }): PageParam =>
      next === null ? null : { cursor: next, at: length },
    ...options,
    ...(seed && {
      initialData: { pages: [seed.page], pageParams: [null] },
      ...(seed.at !== undefined && { initialDataUpdatedAt: seed.at }),
    }),
  });
  const { fetchNextPage } = query;
  return {
    ...query,
    items: data?.pages.flatMap(({ items }) => items),
    /** A page that is under way already is not asked for twice. */
    showMore: useCallback(() => {
      void fetchNextPage({ cancelRefetch: false });
    }, [fetchNextPage]),
  };
}

export type PagesQuery<Item> = ReturnType<typeof usePages<Item>>;
