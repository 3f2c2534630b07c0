import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Page } from "~/shared/page";
import type { Post } from "./post";
import { postKeys, type PostPages } from "./post.queries";

/** Returns the keys of the lists that had the post. */
export function removePost(client: QueryClient, postId: string): QueryKey[] {
  const hasPost = ({ items }: Page<Post>) =>
    items.some(({ id }) => id === postId);
  return client
    .getQueriesData<PostPages>({ queryKey: postKeys.lists })
    .filter(([, data]) => data?.pages.some(hasPost))
    .map(([queryKey]) => {
      client.setQueryData<PostPages>(
        queryKey,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) =>
              hasPost(page)
                ? {
                    ...page,
                    items: page.items.filter(({ id }) => id !== postId),
                  }
                : page,
            ),
          },
      );
      return queryKey;
    });
}

/**
 * Inserts the post before the first older one, because lists are sorted by id, newest first. In a ranked
 * list it may end up a few positions off.
 */
export function restorePost(
  client: QueryClient,
  queryKeys: readonly QueryKey[],
  post: Post,
): void {
  const isOlder = ({ id }: Post) => id < post.id;
  const withPost = (items: Post[]) => {
    const others = items.filter(({ id }) => id !== post.id);
    const older = others.findIndex(isOlder);
    others.splice(older < 0 ? others.length : older, 0, post);
    return others;
  };
  for (const queryKey of queryKeys) {
    client.setQueryData<PostPages>(queryKey, (data) => {
      if (!data) return data;
      const pageAt = data.pages.findIndex(({ items }) => items.some(isOlder));
      const at = pageAt < 0 ? data.pages.length - 1 : pageAt;
      return {
        ...data,
        pages: data.pages.map((page, index) =>
          index === at ? { ...page, items: withPost(page.items) } : page,
        ),
      };
    });
  }
}
