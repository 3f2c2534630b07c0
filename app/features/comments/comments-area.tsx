import { Button } from "~/ui/button";
import { ErrorState, Loading, Skeleton } from "~/ui/states";
import { CommentForm } from "./comment-form";
import { CommentRow } from "./comment-row";
import { commentsOf, useComments } from "./comment.queries";

/** Mount it when the area is opened: that is when its comments are fetched. */
export function CommentsArea({ id, postId }: { id: string; postId: string }) {
  return (
    <section
      id={id}
      aria-label="Comments"
      className="mt-4 animate-rise space-y-4 border-t border-line pt-4"
    >
      <Comments postId={postId} />
      <CommentForm postId={postId} />
    </section>
  );
}

function Comments({ postId }: { postId: string }) {
  const query = useComments(postId);
  if (query.isPending) return <CommentSkeletons />;
  if (query.isLoadingError) {
    return (
      <ErrorState
        title="Failed to load comments. Please try again."
        className="!py-4"
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
