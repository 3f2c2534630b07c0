import { Link } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { openReportDialog } from "~/client/report-request";
import { HiddenBanner } from "~/ui/hidden-banner";
import { LinkedText } from "~/features/posts/post-text";
import { TextEditor } from "~/features/posts/text-editor";
import { displayName } from "~/features/users/user";
import { relativeTime } from "~/shared/time";
import { urls } from "~/shared/urls";
import { UserAvatar } from "~/features/users/user-avatar";
import { Button } from "~/ui/button";
import { submitButtonProps, linkButtonProps } from "~/ui/button-form";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { TimeAgo } from "~/ui/time-ago";
import { useHydrated } from "~/ui/use-hydrated";
import { maxCommentLength, type Comment } from "./comment";
import { updateComment } from "./comment.queries";

/** Small text with a touch target of 44 px. */
const actionClass =
  "relative text-xs font-semibold text-ink-soft after:absolute after:-inset-x-3 after:-inset-y-3 hover:underline";

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
        {isOwn && <NoScriptEditor comment={comment} postId={postId} />}
        <p className="flex flex-wrap gap-x-6 gap-y-4" hidden={editing}>
          {viewerId !== undefined && !isOwn && (
            <button
              type="button"
              onClick={() => {
                onReply(comment);
              }}
              aria-label={`Reply to ${name}: ${beginning}`}
              className={`${actionClass} needs-script hover:text-primary`}
            >
              Reply
            </button>
          )}
          {isOwn && (
            <button
              type="button"
              id={editId}
              onClick={() => {
                setEditing(true);
              }}
              aria-label={`Edit your comment: ${beginning}`}
              className={`${actionClass} needs-script hover:text-primary`}
            >
              Edit
            </button>
          )}
          {(isOwn || authorId === viewerId) && (
            <button
              {...submitButtonProps(
                urls.api.comment(postId, comment.id),
                ["_method", "DELETE"],
                () => {
                  onDelete(comment);
                },
              )}
              aria-label={
                isOwn
                  ? `Delete your comment: ${beginning}`
                  : `Remove the comment by ${name}: ${beginning}`
              }
              className={`${actionClass} hover:text-danger`}
            >
              {isOwn ? "Delete" : "Remove"}
            </button>
          )}
          {!isOwn && (
            <button
              {...linkButtonProps(urls.report("comment", comment.id), () => {
                openReportDialog({ kind: "comment", id: comment.id, user });
              })}
              aria-label={`Report the comment by ${name}: ${beginning}`}
              className={`${actionClass} hover:text-danger`}
            >
              Report
            </button>
          )}
        </p>
      </div>
    </div>
  );
}

function NoScriptEditor({
  comment,
  postId,
}: Pick<CommentRowProps, "comment" | "postId">) {
  if (useHydrated()) return null;
  return (
    <details className="without-script">
      <summary className="touch content-center text-xs font-semibold">
        Edit
      </summary>
      <form method="post" action={urls.api.comment(postId, comment.id)}>
        <input type="hidden" name="_method" value="PATCH" />
        <Field label="Your comment" hideLabel>
          {(control) => (
            <TextArea
              {...control}
              name="content"
              defaultValue={comment.content}
            />
          )}
        </Field>
        <Button type="submit" size="sm" className="mt-2">
          Save
        </Button>
      </form>
    </details>
  );
}
