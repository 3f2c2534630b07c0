import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { getPage } from "~/client/api-client";
import type { Post } from "~/features/posts/post";
import {
  asPost,
  postKeys,
  type PostPages,
} from "~/features/posts/post.queries";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import type { FeedType } from "./feed";
import { buildOrderQuery, type FeedOrder } from "./feed-order";
import { firstPageSize } from "./feed-tab";

/** The two requests of the New posts pill. */
export function useNewPosts(
  type: FeedType,
  order: FeedOrder,
  viewerId: string | undefined,
) {
  const client = useQueryClient();
  const queryKey = postKeys.orderedFeed(type, order);
  return {
    /** ms */
    loadedAt: client.getQueryState(queryKey)?.dataUpdatedAt ?? 0,

    /** Whether the newest post isn't in the list and isn't the viewer's. Cost: three rows. */
    checkForNewPosts: useCallback(async () => {
      const { items } = await getPage(
        urls.api.posts({ type, limit: 1 }),
        asPost,
      );
      const [newest] = items;
      const shown = listCachedPosts(client, type, order);
      return (
        newest !== undefined &&
        newest.userId !== viewerId &&
        !shown.some(({ id }) => id === newest.id)
      );
    }, [client, type, order, viewerId]),

    loadNewPosts: async () => {
      const page = await getPage(
        urls.api.posts({
          type,
          ...buildOrderQuery(order),
          limit: firstPageSize,
        }),
        asPost,
      );
      client.setQueryData<PostPages>(
        postKeys.orderedFeed(type, order),
        (data) => data && mergeNewestPage(data, page),
      );
    },
  };
}

function listCachedPosts(
  client: QueryClient,
  type: FeedType,
  order: FeedOrder,
): Post[] {
  const data = client.getQueryData<PostPages>(
    postKeys.orderedFeed(type, order),
  );
  return data?.pages.flatMap(({ items }) => items) ?? [];
}

/**
 * Puts the newest page on top, in its own order. Posts that are in both keep their cached version. If
 * the page doesn't overlap the list, posts are missing between them, so the page replaces the list.
 */
export function mergeNewestPage(data: PostPages, page: Page<Post>): PostPages {
  const known = new Map(
    data.pages.flatMap(({ items }) => items).map((post) => [post.id, post]),
  );
  const ids = page.items.map(({ id }) => id);
  // The page may be ranked; the smallest id is the oldest post.
  const overlaps = page.next === null || known.has([...ids].sort()[0] ?? "");
  if (!overlaps || data.pages.length === 0) {
    return { pages: [page], pageParams: [null] };
  }
  const top = page.items.map((post) => known.get(post.id) ?? post);
  return {
    ...data,
    pages: data.pages.map((before, at) => {
      const others = before.items.filter(({ id }) => !ids.includes(id));
      return { ...before, items: at === 0 ? [...top, ...others] : others };
    }),
  };
}
