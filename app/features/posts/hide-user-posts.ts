import type { QueryClient } from "@tanstack/react-query";
import type { Post } from "./post";
import { restorePost } from "./post-removal";
import { postKeys, type PostPages } from "./post.queries";

/**
 * Removes a user's posts from all lists except those in `exceptKeys`. Returns an undo function, which
 * restores the old list, or inserts each post at its position if the list has changed since.
 */
export function hideUserPosts(
  client: QueryClient,
  userId: string,
  exceptKeys: readonly (readonly string[])[] = [],
): () => void {
  const isTheirs = (post: Post) => post.userId === userId;
  const exceptHashes = new Set(exceptKeys.map((key) => key.join()));
  const undos = client
    .getQueriesData<PostPages>({ queryKey: postKeys.lists })
    .filter(([key]) => !exceptHashes.has(key.join()))
    .map(([key, previousData]) => {
      const hiddenPosts = previousData?.pages
        .flatMap(({ items }) => items)
        .filter(isTheirs);
      if (!previousData || !hiddenPosts?.length) return () => undefined;
      const hiddenData = client.setQueryData<PostPages>(key, {
        ...previousData,
        pages: previousData.pages.map((page) => ({
          ...page,
          items: page.items.filter((post) => !isTheirs(post)),
        })),
      });
      return () => {
        if (client.getQueryData(key) === hiddenData) {
          client.setQueryData(key, previousData);
          return;
        }
        for (const post of hiddenPosts) restorePost(client, [key], post);
      };
    });
  return () => {
    for (const undo of undos) undo();
  };
}
