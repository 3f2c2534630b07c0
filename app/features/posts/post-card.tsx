import { useRef } from "react";
import type { ReactNode } from "react";
import { displayName } from "~/features/users/user";

import { useKeptHeight } from "./kept-height";
import type { Post } from "./post";
import { PostAuthor } from "./post-author";
import { PostBody } from "./post-body";

interface PostCardProps {
  post: Post;
  /** Where it stands in its list, see `placeInList`. */
  place?: PlaceInList;
  /** What the header offers beside its author. */
  actions?: ReactNode;
  /** See `PostAuthor`. */
  crowded?: boolean | undefined;
  /** See `PostBody`. */
  words?: ReactNode;
  event?: ReactNode;
  /** What can be done with it, and what was said to it. */
  children?: ReactNode;
}

/** On the first screen pictures do not wait; far down a card is laid out only when it comes near. */
export type PlaceInList = "first screen" | "near" | "far";

/** By words, not by number: a new post on top must not draw every card anew. */
export function placeInList(index: number): PlaceInList {
  if (index < 3) return "first screen";
  return index < 20 ? "near" : "far";
}

/** 20 rem is about a card's usual height, until its own is known. */
const resting = "[content-visibility:auto] [contain-intrinsic-size:auto_20rem]";

export function PostCard({
  post,
  place = "near",
  actions,
  crowded,
  words,
  event,
  children,
}: PostCardProps) {
  const card = useRef<HTMLElement>(null);
  const style = useKeptHeight(card, post.id, place === "far");
  return (
    <article
      ref={card}
      id={post.id}
      style={style}
      aria-label={`Post by ${displayName(post.user)}`}
      className={`post-card ${place === "far" ? resting : ""}`}
    >
      <PostAuthor post={post} actions={actions} crowded={crowded} />

      <PostBody
        post={post}
        eager={place === "first screen"}
        words={words}
        event={event}
      />
      {children}
    </article>
  );
}
