import type { Post } from "~/features/posts/post";
import { compactCount } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import { submitButtonProps, linkButtonProps } from "~/ui/button-form";
import { useSite } from "~/ui/site";
import { sharePost } from "./share.queries";

interface ReactionBarProps {
  post: Post;
  onLike: () => void;
  commentsOpen: boolean;
  /** The id of the comments area, which the comment button opens and closes. */
  commentsId: string;
  onToggleComments: () => void;
}

export function ReactionBar({
  post,
  onLike,
  commentsOpen,
  commentsId,
  onToggleComments,
}: ReactionBarProps) {
  const { productName } = useSite();
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
      {post.audience === "everyone" && (
        <button
          type="button"
          aria-label="Share"
          onClick={() => void sharePost(post, productName)}
          className="reaction ml-auto needs-script"
        >
          <Icon name="share" />
        </button>
      )}
    </div>
  );
}
