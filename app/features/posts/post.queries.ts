import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Page } from "~/shared/page";
import type { Post } from "./post";

export type PostPages = InfiniteData<Page<Post>>;

/** Every cached post stands under one root, so that one patch finds it wherever it is shown. */
export const postKeys = {
  all: ["posts"],
  /** Lists by cursor (`PostPages`). */
  lists: ["posts", "list"],
  /** A kind's lists, whatever their order. */
  feed: (type: string) => ["posts", "list", "feed", type],
  feedIn: (type: string, order: string) => [
    "posts",
    "list",
    "feed",
    type,
    order,
  ],
  ofUser: (userId: string) => ["posts", "list", "user", userId],
  /** Single posts (`Post`). */
  ones: ["posts", "one"],
  one: (postId: string) => ["posts", "one", postId],
} as const;

/** See `Reader`: the API's tests hold every reply against the schema. */
export const asPost = (value: unknown) => value as Post;

/** Changes a post in every list and wherever it stands alone. Untouched pages keep their identity. */
export function patchPost(
  client: QueryClient,
  postId: string,
  change: (post: Post) => Post,
): void {
  const isMeant = ({ id }: Post) => id === postId;
  client.setQueriesData<PostPages>({ queryKey: postKeys.lists }, (data) =>
    data?.pages.some(({ items }) => items.some(isMeant))
      ? {
          ...data,
          pages: data.pages.map((page) =>
            page.items.some(isMeant)
              ? {
                  ...page,
                  items: page.items.map((post) =>
                    isMeant(post) ? change(post) : post,
                  ),
                }
              : page,
          ),
        }
      : data,
  );
  client.setQueriesData<Post>({ queryKey: postKeys.ones }, (post) =>
    post && isMeant(post) ? change(post) : post,
  );
}

/** Puts a new post on top of lists that are loaded; one that is not will find it by itself. */
export function prependPost(
  client: QueryClient,
  queryKey: readonly unknown[],
  post: Post,
): void {
  client.setQueriesData<PostPages>({ queryKey }, (data) => {
    const [first, ...rest] = data?.pages ?? [];
    if (!data || !first) return data;
    const others = first.items.filter(({ id }) => id !== post.id);
    return {
      ...data,
      pages: [{ ...first, items: [post, ...others] }, ...rest],
    };
  });
}
