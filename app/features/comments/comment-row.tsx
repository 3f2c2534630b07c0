import { Link } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState, type ComponentPropsWithoutRef } from "react";
import { openReportDialog } from "~/client/report-request";
import { HiddenBanner } from "~/ui/hidden-banner";
import { NoScriptEditor } from "~/features/posts/no-script-editor";
import { LinkedText } from "~/features/posts/post-text";
import { TextEditor } from "~/features/posts/text-editor";
import { displayName } from "~/features/users/user";
import { relativeTime } from "~/shared/time";
import { urls } from "~/shared/urls";
import { UserAvatar } from "~/features/users/user-avatar";
import { submitButtonProps, linkButtonProps } from "~/ui/button-form";
import { TimeAgo } from "~/ui/time-ago";
import { maxCommentLength, type Comment } from "./comment";
import { updateComment } from "./comment.queries";

export interface CommentRowProps {
  comment: Comment;
  postId: string;
  /** Of the post's author. */
  authorId: string;
  viewerId: string | undefined;
  onDelete: (comment: Comment) => void;
  onReply: (comment: Comment) => void;
}

export function CommentRow({
  comment,
  postId,
  authorId,
  viewerId,
  onDelete,
  onReply,
}: CommentRowProps) {
  const { user, content, createdAt } = comment;
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  const editId = useId();
  const name = displayName(user);
  const beginning = content.slice(0, 40);
  const isOwn = comment.userId === viewerId;
  return (
    <div
      id={`comment-${comment.id}`}
      className="flex gap-2.5 focus:outline-none focus:[&>div]:bg-primary-soft"
    >
      <UserAvatar user={user} size={32} className="mt-1" />
      <div
        className={`min-w-0 rounded-control bg-sunken px-3 py-2 ${editing ? "flex-1" : ""}`}
      >
        <p className="flex items-baseline gap-2 text-sm">
          <Link
            to={urls.profile(user.id)}
            // 24 px high, because a mention may be right below it.
            className="truncate py-0.5 font-semibold text-ink hover:underline"
          >
            {name}
          </Link>
          <Link
            to={urls.comment(postId, comment.id)}
            className="shrink-0 py-0.5 text-xs text-ink-soft hover:underline"
          >
            <TimeAgo at={createdAt} label={relativeTime} />
            {comment.editedAt !== null && " · edited"}
          </Link>
        </p>
        {editing ? (
          <TextEditor
            kind="comment"
            owner={comment.userId}
            name={`edit:${comment.id}`}
            text={content}
            maxLength={maxCommentLength}
            onSave={(text) => updateComment(client, postId, comment.id, text)}
            onClose={() => {
              setEditing(false);
              requestAnimationFrame(() => {
                document.getElementById(editId)?.focus();
              });
            }}
          />
        ) : (
          <p className="clip-ink text-sm whitespace-pre-line">
            <LinkedText text={content} />
          </p>
        )}
        <HiddenBanner kind="comment" note={comment.hidden} />
        {isOwn && (
          <NoScriptEditor
            kind="comment"
            action={urls.api.comment(postId, comment.id)}
            text={content}
          />
        )}
        <p className="flex flex-wrap gap-x-6 gap-y-4" hidden={editing}>
          {viewerId !== undefined && !isOwn && (
            <Action
              needsScript
              label={`Reply to ${name}: ${beginning}`}
              onClick={() => {
                onReply(comment);
              }}
            >
              Reply
            </Action>
          )}
          {isOwn && (
            <Action
              needsScript
              id={editId}
              label={`Edit your comment: ${beginning}`}
              onClick={() => {
                setEditing(true);
              }}
            >
              Edit
            </Action>
          )}
          {(isOwn || authorId === viewerId) && (
            <Action
              {...submitButtonProps(
                urls.api.comment(postId, comment.id),
                ["_method", "DELETE"],
                () => {
                  onDelete(comment);
                },
              )}
              label={
                isOwn
                  ? `Delete your comment: ${beginning}`
                  : `Remove the comment by ${name}: ${beginning}`
              }
            >
              {isOwn ? "Delete" : "Remove"}
            </Action>
          )}
          {!isOwn && (
            <Action
              {...linkButtonProps(urls.report("comment", comment.id), () => {
                openReportDialog({ kind: "comment", id: comment.id, user });
              })}
              label={`Report the comment by ${name}: ${beginning}`}
            >
              Report
            </Action>
          )}
        </p>
      </div>
    </div>
  );
}

interface ActionProps extends ComponentPropsWithoutRef<"button"> {
  label: string;
  needsScript?: boolean;
}

/** Small text with a touch target of 44 px. */
function Action({ label, needsScript = false, ...props }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`relative text-xs font-semibold text-ink-soft after:absolute after:-inset-x-3 after:-inset-y-3 hover:text-ink hover:underline ${needsScript ? "needs-script" : ""}`}
      {...props}
    />
  );
}
