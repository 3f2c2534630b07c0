import type {
  InfiniteData,
  QueryClient,
  QueryFilters,
} from "@tanstack/react-query";
import type { Page } from "~/shared/page";
import type { Post } from "./post";

export type PostPages = InfiniteData<Page<Post>>;

/** All posts share one root key, so that a patch finds them wherever they are cached. */
export const postKeys = {
  all: ["posts"],
  /** `PostPages` */
  lists: ["posts", "list"],
  /** The feed of a type in every order. */
  feed: (type: string) => ["posts", "list", "feed", type],
  orderedFeed: (type: string, order: string) => [
    "posts",
    "list",
    "feed",
    type,
    order,
  ],
  byUser: (userId: string) => ["posts", "list", "user", userId],
  /** `Post` */
  details: ["posts", "detail"],
  detail: (postId: string) => ["posts", "detail", postId],
} as const;

/** Unchecked: the API tests validate every response against the schema. */
export const asPost = (value: unknown) => value as Post;

/** Changes a post in all lists and details. Pages without the post keep their identity. */
export function patchPost(
  client: QueryClient,
  postId: string,
  change: (post: Post) => Post,
): void {
  const isTarget = ({ id }: Post) => id === postId;
  client.setQueriesData<PostPages>({ queryKey: postKeys.lists }, (data) =>
    data?.pages.some(({ items }) => items.some(isTarget))
      ? {
          ...data,
          pages: data.pages.map((page) =>
            page.items.some(isTarget)
              ? {
                  ...page,
                  items: page.items.map((post) =>
                    isTarget(post) ? change(post) : post,
                  ),
                }
              : page,
          ),
        }
      : data,
  );
  client.setQueriesData<Post>({ queryKey: postKeys.details }, (post) =>
    post && isTarget(post) ? change(post) : post,
  );
}

/** Prepends a new post to loaded lists. */
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

/** Removes posts from loaded lists. */
export function removePosts(
  client: QueryClient,
  shouldRemove: (post: Post) => boolean,
  filters: Pick<QueryFilters, "predicate"> = {},
): void {
  client.setQueriesData<PostPages>(
    { queryKey: postKeys.lists, ...filters },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.filter((post) => !shouldRemove(post)),
        })),
      },
  );
}
