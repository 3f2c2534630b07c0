import type { QueryClient } from "@tanstack/react-query";
import type { Post } from "./post";
import { restorePost } from "./post-removal";
import { postKeys } from "./post.queries";
import type { PostPages } from "./post.queries";

/**
 * Takes everything one person has written out of the lists, but for those named in `but`. Returns
 * what puts it back: as it was, or each post at its place where a list has changed meanwhile.
 */
export function hidePostsOf(
  client: QueryClient,
  userId: string,
  but: readonly (readonly string[])[] = [],
): () => void {
  const isTheirs = (post: Post) => post.userId === userId;
  const spared = new Set(but.map((key) => key.join()));
  const undos = client
    .getQueriesData<PostPages>({ queryKey: postKeys.lists })
    .filter(([key]) => !spared.has(key.join()))
    .map(([key, before]) => {
      const taken = before?.pages
        .flatMap(({ items }) => items)
        .filter(isTheirs);
      if (!before || !taken?.length) return () => undefined;
      const after = client.setQueryData<PostPages>(key, {
        ...before,
        pages: before.pages.map((page) => ({
          ...page,
          items: page.items.filter((post) => !isTheirs(post)),
        })),
      });
      return () => {
        if (client.getQueryData(key) === after) {
          client.setQueryData(key, before);
          return;
        }
        for (const post of taken) restorePost(client, [key], post);
      };
    });
  return () => {
    for (const undo of undos) undo();
  };
}
