import type { ReactNode } from "react";
import { displayName } from "~/features/users/user";
import type { Post } from "./post";
import { PostAuthor } from "./post-author";
import { PostBody } from "./post-body";

interface PostCardProps {
  post: Post;
  /** Its place in its list, from 0. */
  index?: number;
  /** What can be done with it, and what was said to it. */
  children?: ReactNode;
}

/** About what a large screen shows at once: pictures so far up do not wait to be scrolled to. */
const firstScreen = 3;
/** From here on a card is laid out only when it comes near; 20 rem is about its usual height. */
const longList = 20;
const resting = "[content-visibility:auto] [contain-intrinsic-size:auto_20rem]";

export function PostCard({ post, index = 0, children }: PostCardProps) {
  return (
    <article
      aria-label={`Post by ${displayName(post.user)}`}
      className={`rounded-card border border-line bg-paper p-4 shadow-card sm:p-5 ${index < longList ? "" : resting}`}
    >
      <PostAuthor post={post} />
      <div className="mt-3">
        <PostBody post={post} eager={index < firstScreen} />
      </div>
      {children}
    </article>
  );
}
