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
    <div className="reaction-bar">
      <button
        type="button"
        aria-label={`Like ${compactCount(count.likes)}`}
        aria-pressed={liked}
        onClick={onLike}
        className={`reaction ${liked ? "text-love" : ""}`}
      >
        <Icon name={liked ? "heart-filled" : "heart"} />
        {compactCount(count.likes)}
      </button>
      <button
        type="button"
        aria-label={`Comment ${compactCount(count.comments)}`}
        aria-expanded={commentsOpen}
        aria-controls={commentsId}
        onClick={onToggleComments}
        className={`reaction ${commentsOpen ? "text-primary" : ""}`}
      >
        <Icon name="comment" />
        {compactCount(count.comments)}
      </button>
      {children}
    </div>
  );
}
