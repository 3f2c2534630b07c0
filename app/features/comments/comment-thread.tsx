import { useState } from "react";
import { Button } from "~/ui/button";
import { CommentRow, type CommentRowProps } from "./comment-row";
import { groupThreads, useReplies, type Thread } from "./comment.queries";

interface CommentThreadProps extends Omit<CommentRowProps, "comment"> {
  thread: Thread;
}

/** A comment and its replies; `Comment deleted` stands for one that the viewer can't see. */
export function CommentThread({ thread, ...rowProps }: CommentThreadProps) {
  const [expanded, setExpanded] = useState(false);
  const { comment, moreCount } = thread;
  return (
    <li className="space-y-2">
      {comment ? (
        <CommentRow comment={comment} {...rowProps} />
      ) : (
        <p className="ml-10.5 rounded-control bg-sunken px-3 py-2 text-sm text-ink-soft italic">
          Comment deleted
        </p>
      )}
      {thread.replies.length > 0 && (
        <div className="ml-10.5 space-y-2">
          {expanded ? (
            <AllReplies thread={thread} {...rowProps} />
          ) : (
            <>
              <Replies thread={thread} {...rowProps} />
              {moreCount > 0 && (
                <MoreButton
                  count={moreCount}
                  onClick={() => {
                    setExpanded(true);
                  }}
                />
              )}
            </>
          )}
        </div>
      )}
    </li>
  );
}

function Replies({ thread, ...rowProps }: CommentThreadProps) {
  return (
    <ul aria-label="Replies" className="space-y-2">
      {thread.replies.map((reply) => (
        <li key={reply.id}>
          <CommentRow comment={reply} {...rowProps} />
        </li>
      ))}
    </ul>
  );
}

/** Loads all replies. Those that were already listed stay where they are. */
function AllReplies({ thread, ...rowProps }: CommentThreadProps) {
  const query = useReplies(rowProps.postId, thread.id);
  const [all = thread] = groupThreads([
    ...thread.replies,
    ...(query.items ?? []),
  ]);
  const hasMore = query.hasNextPage || query.items === undefined;
  return (
    <>
      <Replies thread={all} {...rowProps} />
      {hasMore && (
        <MoreButton
          count={all.moreCount}
          pending={query.isFetching}
          onClick={query.isError ? () => void query.refetch() : query.showMore}
        />
      )}
    </>
  );
}

function MoreButton({
  count,
  ...props
}: {
  count: number;
  pending?: boolean;
  onClick: () => void;
}) {
  return (
    <Button variant="quiet" size="sm" className="needs-script" {...props}>
      Show {count} more
    </Button>
  );
}
