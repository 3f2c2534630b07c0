import { useQueryClient } from "@tanstack/react-query";
import { useSubmit } from "~/client/use-submit";
import { Button } from "~/ui/button";
import { errorToast } from "~/ui/toast-store";
import { CommentRow, type CommentRowProps } from "./comment-row";
import { loadComments, loadErrorMessage } from "./comment.queries";
import type { Thread } from "./comment";

interface CommentThreadProps extends Omit<CommentRowProps, "comment"> {
  thread: Thread;
}

/** A comment and its replies. 'Comment deleted' stands for one that the viewer can't see. */
export function CommentThread({
  thread: { id, comment, replies, moreCount },
  ...rowProps
}: CommentThreadProps) {
  const client = useQueryClient();
  const { pending, submit } = useSubmit(
    () => loadComments(client, rowProps.post.id, { parentId: id }),
    { failureMessage: loadErrorMessage, onFailure: errorToast },
  );
  return (
    <li className="space-y-2">
      {comment ? (
        <CommentRow comment={comment} {...rowProps} />
      ) : (
        <p className="ml-10.5 w-fit rounded-control bg-sunken px-3 py-2 text-sm text-ink-soft italic">
          Comment deleted
        </p>
      )}
      {replies.length > 0 && (
        <ul aria-label="Replies" className="ml-10.5 space-y-2">
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentRow comment={reply} {...rowProps} />
            </li>
          ))}
        </ul>
      )}
      {moreCount > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="ml-10.5 needs-script"
          pending={pending}
          onClick={() => {
            submit();
          }}
        >
          Show {moreCount} more
        </Button>
      )}
    </li>
  );
}
