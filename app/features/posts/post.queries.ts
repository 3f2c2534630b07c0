import type { QueryClient, QueryFilters } from "@tanstack/react-query";
import { updatePages, type Pages } from "~/client/use-pages";
import type { Post } from "./post";

export type PostPages = Pages<Post>;

/** All posts share one root key, so that a patch finds them wherever they are cached. */
export const postKeys = {
  all: ["posts"],
  /** `PostPages` */
  lists: ["posts", "list"],
  /** The feed of a type in every order, or of prayers with every filter. */
  feed: (type: string) => ["posts", "list", "feed", type],
  orderedFeed: (type: string, order: string) => [
    "posts",
    "list",
    "feed",
    type,
    order,
  ],
  /** The posts of a group, of one type or `all`. */
  group: (slug: string, type: string) => ["posts", "list", "group", slug, type],
  /** What the viewer wrote in groups that they left. */
  left: ["posts", "list", "left"],
  ownPrayers: ["posts", "list", "prayers", "mine"],
  saved: ["posts", "list", "saved"],
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
  const patch = (post: Post) => (post.id === postId ? change(post) : post);
  client.setQueriesData<PostPages>({ queryKey: postKeys.lists }, (data) =>
    updatePages(data, (items) => items.map(patch)),
  );
  client.setQueriesData<Post>(
    { queryKey: postKeys.details },
    (post) => post && patch(post),
  );
}

export function prependPost(
  client: QueryClient,
  queryKey: readonly unknown[],
  post: Post,
): void {
  client.setQueriesData<PostPages>({ queryKey }, (data) =>
    updatePages(data, (items, index) =>
      index === 0 ? [post, ...items.filter(({ id }) => id !== post.id)] : items,
    ),
  );
}

/** Events are listed by date, so a new or moved one may belong anywhere. */
export function invalidateEvents(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    queryKey: postKeys.lists,
    predicate: ({ queryKey }) => queryKey.includes("event"),
  });
}

export function removePosts(
  client: QueryClient,
  shouldRemove: (post: Post) => boolean,
  filters: Pick<QueryFilters, "predicate"> = {},
): void {
  client.setQueriesData<PostPages>(
    { queryKey: postKeys.lists, ...filters },
    (data) =>
      updatePages(data, (items) => items.filter((post) => !shouldRemove(post))),
  );
}
