import { useRef, type ReactNode } from "react";
import { displayName } from "~/features/users/user";

import { useCachedHeight } from "./cached-height";
import type { Post } from "./post";
import { PostAuthor } from "./post-author";
import { PostBody } from "./post-body";

interface PostCardProps {
  post: Post;
  /** See `getListPosition`. */
  position?: ListPosition;
  /** Buttons in the header. */
  actions?: ReactNode;
  /** See `PostAuthor`. */
  hasManyActions?: boolean | undefined;
  /** See `PostBody`. */
  editor?: ReactNode;
  event?: ReactNode;
  /** The reaction bar and the comments. */
  children?: ReactNode;
}

/** Images on the first screen load eagerly; far down, a card's layout is deferred until it is near. */
export type ListPosition = "first screen" | "near" | "far";

/** Three values instead of the index, so that a new post on top doesn't re-render every card. */
export function getListPosition(index: number): ListPosition {
  if (index < 3) return "first screen";
  return index < 20 ? "near" : "far";
}

/** 20 rem is about the usual height, used until the card's own is known. */
const deferredLayout =
  "[content-visibility:auto] [contain-intrinsic-size:auto_20rem]";

export function PostCard({
  post,
  position = "near",
  actions,
  hasManyActions,
  editor,
  event,
  children,
}: PostCardProps) {
  const card = useRef<HTMLElement>(null);
  const style = useCachedHeight(card, post.id, position === "far");
  return (
    <article
      ref={card}
      id={post.id}
      style={style}
      aria-label={`Post by ${displayName(post.user)}`}
      className={`post-card ${position === "far" ? deferredLayout : ""}`}
    >
      <PostAuthor
        post={post}
        actions={actions}
        hasManyActions={hasManyActions}
      />

      <PostBody
        post={post}
        eager={position === "first screen"}
        editor={editor}
        event={event}
      />
      {children}
    </article>
  );
}
