import { Link } from "@remix-run/react";
import { openReportDialog } from "~/client/report-request";
import { HiddenBanner } from "~/ui/hidden-banner";
import { LinkedText } from "~/features/posts/post-text";
import { displayName } from "~/features/users/user";
import { relativeTime } from "~/shared/time";
import { urls } from "~/shared/urls";
import { UserAvatar } from "~/features/users/user-avatar";
import { submitButtonProps, linkButtonProps } from "~/ui/button-form";
import { TimeAgo } from "~/ui/time-ago";
import type { Comment } from "./comment";

/** Small text with a touch target of 44 px. */
const actionClass =
  "relative text-xs font-semibold text-ink-soft after:absolute after:-inset-x-3 after:-inset-y-3 hover:underline";

interface CommentRowProps {
  comment: Comment;
  postId: string;
  /** Only for the viewer's own comments. */
  onDelete?: (() => void) | undefined;
  /** Only for other people's comments. */
  onReply?: (() => void) | undefined;
}

export function CommentRow({
  comment,
  postId,
  onDelete,
  onReply,
}: CommentRowProps) {
  const { user, content, createdAt } = comment;
  const name = displayName(user);
  return (
    <li className="flex gap-2.5">
      <UserAvatar user={user} size={32} className="mt-1" />
      <div className="min-w-0 rounded-control bg-sunken px-3 py-2">
        <p className="flex items-baseline gap-2 text-sm">
          <Link
            to={urls.profile(user.id)}
            // 24 px high, because a mention may be right below it.
            className="truncate py-0.5 font-semibold text-ink hover:underline"
          >
            {name}
          </Link>
          <TimeAgo
            at={createdAt}
            label={relativeTime}
            className="shrink-0 text-xs text-ink-soft"
          />
        </p>
        <p className="clip-ink text-sm whitespace-pre-line">
          <LinkedText text={content} />
        </p>
        <HiddenBanner kind="comment" note={comment.hidden} />
        <p className="flex gap-6">
          {onReply && (
            <button
              type="button"
              onClick={onReply}
              aria-label={`Reply to ${name}: ${content.slice(0, 40)}`}
              className={`${actionClass} needs-script hover:text-primary`}
            >
              Reply
            </button>
          )}
          {onDelete ? (
            <button
              {...submitButtonProps(
                urls.api.comment(postId, comment.id),
                ["_method", "DELETE"],
                onDelete,
              )}
              aria-label={`Delete your comment: ${content.slice(0, 40)}`}
              className={`${actionClass} hover:text-danger`}
            >
              Delete
            </button>
          ) : (
            <button
              {...linkButtonProps(urls.report("comment", comment.id), () => {
                openReportDialog({ kind: "comment", id: comment.id, user });
              })}
              aria-label={`Report the comment by ${name}: ${content.slice(0, 40)}`}
              className={`${actionClass} hover:text-danger`}
            >
              Report
            </button>
          )}
        </p>
      </div>
    </li>
  );
}
