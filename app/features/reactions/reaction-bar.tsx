import type { ReactNode } from "react";
import type { Post } from "~/features/posts/post";
import { compactCount } from "~/shared/text";
import { Icon } from "~/ui/icon";

interface ReactionBarProps {
  post: Post;
  onLike: () => void;
  commentsOpen: boolean;
  /** The id of the comments area, which the comment button opens and closes. */
  commentsId: string;
  onToggleComments: () => void;
  /** More that can be done with a post. */
  children?: ReactNode;
}

/** The looks of everything in the bar. */
export const barControl =
  "group touch inline-flex items-center gap-1.5 rounded-full px-3 text-sm font-semibold transition-colors hover:bg-sunken";

export function ReactionBar({
  post,
  onLike,
  commentsOpen,
  commentsId,
  onToggleComments,
  children,
}: ReactionBarProps) {
  const { isLikedByUser: liked, _count: count } = post;
  return (
    <div className="-mx-3 mt-2 -mb-2 flex items-center gap-1">
      <button
        type="button"
        aria-pressed={liked}
        onClick={onLike}
        className={`${barControl} ${liked ? "text-love" : "text-ink-soft"}`}
      >
        <Icon
          name={liked ? "heart-filled" : "heart"}
          className="size-5.5 transition-transform group-active:scale-125"
        />
        <span className="sr-only">Like</span>
        <span className="tabular-nums">{compactCount(count.likes)}</span>
      </button>
      <button
        type="button"
        aria-expanded={commentsOpen}
        aria-controls={commentsId}
        onClick={onToggleComments}
        className={`${barControl} ${commentsOpen ? "text-primary" : "text-ink-soft"}`}
      >
        <Icon name="comment" className="size-5.5" />
        <span className="sr-only">Comment</span>
        <span className="tabular-nums">{compactCount(count.comments)}</span>
      </button>
      {children}
    </div>
  );
}
