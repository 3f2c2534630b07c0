import { PostEvent } from "~/features/events/post-event";
import type { Post } from "~/features/posts/post";
import { PostCard } from "~/features/posts/post-card";
import { PostDisplayContext } from "~/features/posts/post-display-context";

/** A hidden post as admins see it: without actions, because the server refuses them all. */
export function HiddenPost({ post }: { post: Post }) {
  return (
    <PostDisplayContext.Provider value="page">
      <p className="my-2 rounded-control border border-line bg-sunken px-3 py-2 text-sm font-semibold">
        This post is hidden from others.
      </p>
      <PostCard
        post={post}
        position="first screen"
        event={
          post.eventData && <PostEvent postId={null} event={post.eventData} />
        }
      />
    </PostDisplayContext.Provider>
  );
}
