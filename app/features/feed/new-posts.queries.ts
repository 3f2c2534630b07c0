import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { getPage } from "~/browser/api-client";
import type { Post } from "~/features/posts/post";
import { asPost, postKeys } from "~/features/posts/post.queries";
import type { PostPages } from "~/features/posts/post.queries";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import type { FeedType } from "./feed";
import { orderQuery } from "./feed-order";
import type { FeedOrder } from "./feed-order";
import { firstPageSize } from "./feed-tab";

/** The two questions behind the pill, for one tab of the feed. */
export function useNewest(
  type: FeedType,
  order: FeedOrder,
  viewerId: string | undefined,
) {
  const client = useQueryClient();
  const queryKey = postKeys.feedIn(type, order);
  return {
    /** ms: when the list was what the server had. */
    since: client.getQueryState(queryKey)?.dataUpdatedAt ?? 0,

    /** Whether somebody else has written what the list does not hold. Three rows of D1. */
    look: useCallback(async () => {
      const { items } = await getPage(
        urls.api.posts({ type, limit: 1 }),
        asPost,
      );
      const [newest] = items;
      const shown = shownPosts(client, type, order);
      return (
        newest !== undefined &&
        newest.userId !== viewerId &&
        !shown.some(({ id }) => id === newest.id)
      );
    }, [client, type, order, viewerId]),

    /** Fetches them and puts them on top. */
    bring: async () => {
      const page = await getPage(
        urls.api.posts({ type, ...orderQuery(order), limit: firstPageSize }),
        asPost,
      );
      client.setQueryData<PostPages>(
        postKeys.feedIn(type, order),
        (data) => data && withNewest(data, page),
      );
    },
  };
}

function shownPosts(
  client: QueryClient,
  type: FeedType,
  order: FeedOrder,
): Post[] {
  const data = client.getQueryData<PostPages>(postKeys.feedIn(type, order));
  return data?.pages.flatMap(({ items }) => items) ?? [];
}

/**
 * A list with its newest page on top, in that page's order, each post once and as it was known. Where
 * the two do not meet, posts between them are missing: then the list begins anew with that page.
 */
export function withNewest(data: PostPages, page: Page<Post>): PostPages {
  const known = new Map(
    data.pages.flatMap(({ items }) => items).map((post) => [post.id, post]),
  );
  const ids = page.items.map(({ id }) => id);
  // Whatever their order, the one with the smallest id is the oldest of them.
  const meets = page.next === null || known.has([...ids].sort()[0] ?? "");
  if (!meets || data.pages.length === 0) {
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
