import { Button } from "~/ui/button";
import { ErrorState } from "~/ui/states";
import { CommentForm } from "./comment-form";
import { CommentRow } from "./comment-row";
import { CommentSkeletons } from "./comment-skeletons";
import { commentsOf, useComments } from "./comment.queries";
import { commentsFailure } from "./failure";

/** What was said, and a place to say something. */
export function Conversation({ postId }: { postId: string }) {
  return (
    <>
      <Comments postId={postId} />
      <CommentForm postId={postId} />
    </>
  );
}

function Comments({ postId }: { postId: string }) {
  const query = useComments(postId);
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
  const comments = commentsOf(query.data);
  if (comments.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        No comments yet. Be the first to say something kind.
      </p>
    );
  }
  return (
    <>
      <ul className="space-y-3">
        {comments.map((comment) => (
          <CommentRow key={comment.id} comment={comment} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="quiet"
          size="sm"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more comments
        </Button>
      )}
    </>
  );
}
