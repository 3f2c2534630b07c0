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
import { firstPageSize } from "./feed-tab";

/** The two questions behind the pill, for one tab of the feed. */
export function useNewest(type: FeedType, viewerId: string | undefined) {
  const client = useQueryClient();
  return {
    /** Whether somebody else has written what the list does not hold. Three rows of D1. */
    look: useCallback(async () => {
      const { items } = await getPage(
        urls.api.posts({ type, limit: 1 }),
        asPost,
      );
      const [newest] = items;
      const shown = shownPosts(client, type);
      return (
        newest !== undefined &&
        newest.userId !== viewerId &&
        !shown.some(({ id }) => id === newest.id)
      );
    }, [client, type, viewerId]),

    /** Fetches them and puts them on top. */
    bring: async () => {
      const page = await getPage(
        urls.api.posts({ type, limit: firstPageSize }),
        asPost,
      );
      client.setQueryData<PostPages>(
        postKeys.feed(type),
        (data) => data && withNewest(data, page),
      );
    },
  };
}

function shownPosts(client: QueryClient, type: FeedType): Post[] {
  const data = client.getQueryData<PostPages>(postKeys.feed(type));
  return data?.pages.flatMap(({ items }) => items) ?? [];
}

/**
 * A list with its newest page on top, each post once. Where the two do not meet, posts between them
 * are missing: then the list begins anew with that page.
 */
export function withNewest(data: PostPages, page: Page<Post>): PostPages {
  const known = new Set(
    data.pages.flatMap(({ items }) => items.map(({ id }) => id)),
  );
  const [first, ...rest] = data.pages;
  const last = page.items.at(-1);
  const meets = page.next === null || (last && known.has(last.id));
  if (!first || !meets) {
    return { pages: [page], pageParams: [{ limit: firstPageSize }] };
  }
  const items = [
    ...page.items.filter(({ id }) => !known.has(id)),
    ...first.items,
  ].sort((a, b) => (a.id < b.id ? 1 : -1));
  return { ...data, pages: [{ ...first, items }, ...rest] };
}
