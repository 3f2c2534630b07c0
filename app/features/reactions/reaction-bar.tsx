import type { ReactNode } from "react";
import type { Post } from "~/features/posts/post";
import { compactCount } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import { submitButtonProps, linkButtonProps } from "~/ui/button-form";

interface ReactionBarProps {
  post: Post;
  onLike: () => void;
  commentsOpen: boolean;
  /** The id of the comments area, which the comment button opens and closes. */
  commentsId: string;
  onToggleComments: () => void;
  /** Further buttons. */
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
        {...submitButtonProps(
          urls.api.like(post.id),
          ["desired", `${!liked}`],
          onLike,
        )}
        aria-label={`Like ${compactCount(count.likes)}`}
        aria-pressed={liked}
        className={`reaction ${liked ? "text-love" : ""}`}
      >
        <Icon name={liked ? "heart-filled" : "heart"} />
        {compactCount(count.likes)}
      </button>
      <button
        {...linkButtonProps(urls.postComments(post.id), onToggleComments)}
        aria-label={`Comment ${compactCount(count.comments)}`}
        aria-expanded={commentsOpen}
        aria-controls={commentsId}
        className={`reaction ${commentsOpen ? "text-primary" : ""}`}
      >
        <Icon name="comment" />
        {compactCount(count.comments)}
      </button>
      {children}
    </div>
  );
}
