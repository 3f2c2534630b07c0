import { useRef } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import type { Page } from "~/shared/page";
import { plural } from "~/shared/text";
import { Button } from "~/ui/button";
import { ErrorState, Loading, Skeleton } from "~/ui/states";
import { beginReply, CommentForm } from "./comment-form";
import type { Comment } from "./comment";
import { CommentRow } from "./comment-row";
import { WaitingComments } from "./waiting-comments";
import { commentsOf, useComments, useDeleteComment } from "./comment.queries";

/** Worded after the feed's. */
const commentsFailure = "Failed to load comments. Please try again.";

interface ConversationProps {
  postId: string;
  count: number;
  /** The first page, where the server drew it. */
  drawn: Page<Comment> | null;
}

/** What was said, and a place to say something. */
export function Conversation({ postId, count, drawn }: ConversationProps) {
  const place = useRef<HTMLDivElement>(null);
  const query = useComments(postId, drawn);
  const viewerId = useViewer()?.id;
  const focus = () => {
    place.current?.querySelector("textarea")?.focus();
  };
  return (
    <div ref={place} className="space-y-4">
      <Comments
        postId={postId}
        count={count}
        query={query}
        // The row goes, and would take the focus with it.
        onDelete={focus}
        onReply={focus}
      />
      <WaitingComments postId={postId} />
      {/* Before it is known how many stand above, the form would be pushed down by them. */}
      {!query.isPending && viewerId !== undefined && (
        <CommentForm
          key={`${viewerId} ${postId}`}
          postId={postId}
          viewerId={viewerId}
        />
      )}
    </div>
  );
}

function Comments({
  postId,
  count,
  query,
  onDelete,
  onReply,
}: Omit<ConversationProps, "drawn"> & {
  query: ReturnType<typeof useComments>;
  onDelete: () => void;
  onReply: () => void;
}) {
  const deleteComment = useDeleteComment(postId);
  const viewerId = useViewer()?.id;
  if (query.isPending) return <CommentSkeletons />;
  if (query.isLoadingError) {
    return (
      <ErrorState
        title={commentsFailure}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const comments = commentsOf(query.items);
  const askToDelete = (comment: Comment) => {
    if (!confirm("Are you sure you want to delete this comment?")) return;
    onDelete();
    void deleteComment(comment);
  };
  if (comments.length === 0 && count <= 0) {
    return (
      <p className="text-sm text-ink-soft">
        No comments yet. Be the first to say something kind.
      </p>
    );
  }
  // Those by people whom the viewer is not to meet are counted all the same.
  const unseen = query.hasNextPage ? 0 : count - comments.length;
  return (
    <>
      <ul className="space-y-3">
        {comments.map((comment) => (
          <CommentRow
            key={comment.id}
            comment={comment}
            postId={postId}
            onDelete={
              comment.userId === viewerId
                ? () => {
                    askToDelete(comment);
                  }
                : undefined
            }
            onReply={
              viewerId !== undefined && comment.userId !== viewerId
                ? () => {
                    beginReply({ viewerId, postId }, comment.user.username);
                    onReply();
                  }
                : undefined
            }
          />
        ))}
      </ul>
      {unseen > 0 && (
        <p className="text-sm text-ink-soft">{unseenSentence(unseen)}</p>
      )}
      {query.hasNextPage && (
        <Button
          variant="quiet"
          size="sm"
          className="not-in-data-js:hidden"
          pending={query.isFetchingNextPage}
          onClick={query.showMore}
        >
          Show more comments
        </Button>
      )}
    </>
  );
}

/** It names no reason: to have been blocked is nothing one is told. */
function unseenSentence(count: number): string {
  return `${count} ${plural(count, "comment is", "comments are")} not shown here.`;
}

function CommentSkeletons() {
  return (
    <Loading label="Loading comments" className="space-y-3">
      {[0, 1].map((row) => (
        <div key={row} className="flex gap-2.5">
          <Skeleton className="size-8 rounded-full" />
          <Skeleton className="h-14 flex-1" />
        </div>
      ))}
    </Loading>
  );
}
