import { offlinePreloads, useOutbox } from "~/client/outbox";
import { Lazy, lazyCode } from "~/ui/lazy";

const lazyUnsentPosts = lazyCode(() => import("./unsent-posts"));
offlinePreloads.add(lazyUnsentPosts.load);

/** Shows posts that were written offline, until they are sent. */
export function UnsentPostsSlot() {
  const posts = useOutbox().filter(({ kind }) => kind === "post");
  return (
    posts.length > 0 && (
      <Lazy code={lazyUnsentPosts} renderError={() => null}>
        {(code) => <code.UnsentPosts posts={posts} />}
      </Lazy>
    )
  );
}
