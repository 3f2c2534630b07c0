import type { ReactNode } from "react";
import { displayName } from "~/features/users/user";
import type { Post } from "./post";
import { PostAuthor } from "./post-author";
import { PostBody } from "./post-body";

interface PostCardProps {
  post: Post;
  /** Seen without scrolling: its picture does not wait, and its layout neither. */
  first?: boolean;
  /** What can be done with it, and what was said to it. */
  children?: ReactNode;
}

/** Further down a card is laid out only when it comes near; 20 rem is about its usual height. */
const resting = "[content-visibility:auto] [contain-intrinsic-size:auto_20rem]";

export function PostCard({ post, first = false, children }: PostCardProps) {
  return (
    <article
      aria-label={`Post by ${displayName(post.user)}`}
      className={`rounded-card border border-line bg-paper p-4 shadow-card sm:p-5 ${first ? "" : resting}`}
    >
      <PostAuthor post={post} />
      <div className="mt-3">
        <PostBody post={post} eager={first} />
      </div>
      {children}
    </article>
  );
}
