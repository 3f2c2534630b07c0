import { Link, useLocation } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { openReportDialog } from "~/client/report-request";
import type { Post } from "~/features/posts/post";
import { NoScriptEditor } from "~/features/posts/no-script-editor";
import { LinkedText } from "~/features/posts/post-text";
import { TextEditor } from "~/features/posts/text-editor";
import { UserAvatar } from "~/features/users/user-avatar";
import { relativeTime } from "~/shared/time";
import { urls } from "~/shared/urls";
import { submitButtonProps, linkButtonProps } from "~/ui/button-form";
import { HiddenBanner } from "~/ui/hidden-banner";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { TimeAgo } from "~/ui/time-ago";
import { getCommenterName, maxCommentLength, type Comment } from "./comment";
import { Action } from "./comment-action";
import { beginReply } from "./comment-form";
import { deleteComment, updateComment } from "./comment.queries";

export interface CommentRowProps {
  comment: Comment;
  post: Post;
  viewerId: string;
  /** Moves the focus to the form for a new comment. */
  focusForm: () => void;
}

export function CommentRow({
  comment,
  post,
  viewerId,
  focusForm,
}: CommentRowProps) {
  const { id, user, content, isOwn } = comment;
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  const name = getCommenterName(comment);
  const beginning = content.slice(0, 40);
  const target = `${isOwn ? "your comment" : `the comment by ${name}`}: ${beginning}`;
  const api = urls.api.comment(post.id, id);
  const isLinked = useLocation().hash === `#comment-${id}`;
  return (
    <div
      id={`comment-${id}`}
      // Not focusable otherwise, because a click would highlight it too.
      {...(isLinked && { ref: focusRow, tabIndex: -1 })}
      className="flex scroll-my-32 gap-2.5 focus:outline-none focus:[&>div]:bg-primary-soft"
    >
      <UserAvatar user={user} size={32} className="mt-1" />
      <div
        className={`min-w-0 rounded-control bg-sunken px-3 py-1.5 ${editing ? "flex-1" : ""}`}
      >
        <p className="flex items-baseline gap-2 text-sm">
          {user ? (
            <Link
              to={urls.profile(user.id)}
              // 24 px high, because a mention may be right below it.
              className="truncate py-0.5 font-semibold text-ink hover:underline"
            >
              {name}
            </Link>
          ) : (
            <span className="truncate py-0.5 font-semibold text-ink">
              {name}
            </span>
          )}
          <Link
            to={urls.comment(post.id, id)}
            className="shrink-0 py-0.5 text-xs text-ink-soft hover:underline"
          >
            <TimeAgo at={comment.createdAt} label={relativeTime} />
            {comment.editedAt !== null && " · edited"}
          </Link>
        </p>
        {editing ? (
          <TextEditor
            kind="comment"
            owner={viewerId}
            name={`edit:${id}`}
            text={content}
            maxLength={maxCommentLength}
            onSave={(text) => updateComment(client, post.id, id, text)}
            onClose={() => {
              restoreFocusAfterRemoval();
              setEditing(false);
            }}
          />
        ) : (
          // The padding gives a mention, which is 21 px high, the space of a 24 px target (WCAG 2.5.8).
          <p className="clip-ink py-0.5 text-sm whitespace-pre-line">
            <LinkedText text={content} />
          </p>
        )}
        <HiddenBanner kind="comment" note={comment.hidden} />
        {isOwn && (
          <NoScriptEditor
            kind="comment"
            action={api}
            method="PATCH"
            text={content}
          />
        )}
        <p className="flex flex-wrap gap-x-6 gap-y-5" hidden={editing}>
          <Action
            verb="Reply"
            target={`to ${name}: ${beginning}`}
            className="needs-script"
            onClick={() => {
              beginReply({ viewerId, postId: post.id }, comment);
              focusForm();
            }}
          />
          {isOwn && (
            <Action
              verb="Edit"
              target={target}
              className="needs-script"
              onClick={() => {
                setEditing(true);
              }}
            />
          )}
          {(isOwn || post.isOwn) && (
            <Action
              verb={isOwn ? "Delete" : "Remove"}
              target={target}
              {...submitButtonProps(api, ["_method", "DELETE"], () => {
                const verb = isOwn ? "delete" : "remove";
                if (!confirm(`Are you sure you want to ${verb} this comment?`))
                  return;
                restoreFocusAfterRemoval();
                void deleteComment(client, post.id, comment);
              })}
            />
          )}
          {!isOwn && post.group?.isLed && (
            <Action
              verb="Remove from group"
              target={target}
              className="needs-script"
              onClick={() => {
                const removeFrom = post.group?.slug;
                openReportDialog({ kind: "comment", id, user, removeFrom });
              }}
            />
          )}
          {!isOwn && (
            <Action
              verb="Report"
              target={target}
              {...linkButtonProps(urls.report("comment", id), () => {
                openReportDialog({ kind: "comment", id, user });
              })}
            />
          )}
        </p>
      </div>
    </div>
  );
}

/** Also scrolls to it and highlights it. */
function focusRow(row: HTMLDivElement | null): void {
  row?.focus();
}
