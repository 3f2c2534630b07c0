import {
  useRef,
  type ReactNode,
  useEffect,
  type CSSProperties,
  type RefObject,
} from "react";
import { shownName } from "~/features/users/user";
import type { Post } from "./post";
import { PostAuthor } from "./post-author";
import { PostBody } from "./post-body";

/** Content height in px by post id. */
const heights = new Map<string, number>();

/**
 * Reserves the last known height of a card with deferred layout (`content-visibility`), so that going
 * back to a long list restores the scroll position. The browser remembers sizes too (`auto`), but only
 * while the element exists.
 */
export function useCachedHeight(
  card: RefObject<HTMLElement>,
  postId: string,
  isDeferred: boolean,
): CSSProperties | undefined {
  useEffect(() => {
    if (!isDeferred || !card.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0;
      // A card that was just removed is reported once more, with a height of 0.
      if (height > 0) heights.set(postId, height);
    });
    observer.observe(card.current);
    return () => {
      observer.disconnect();
    };
  }, [card, postId, isDeferred]);

  const height = isDeferred ? heights.get(postId) : undefined;
  return height === undefined
    ? undefined
    : { containIntrinsicSize: `auto ${height}px` };
}

interface PostCardProps {
  post: Post;
  position?: ListPosition;
  actions?: ReactNode;
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
      aria-label={`Post by ${shownName(post.user)}`}
      className={`post-card ${position === "far" ? deferredLayout : ""}`}
    >
      <PostAuthor post={post} actions={actions} />
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
