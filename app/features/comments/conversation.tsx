import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import type { Page } from "~/shared/page";
import { plural } from "~/shared/text";
import { Button } from "~/ui/button";
import { ErrorState, Loading, Skeleton } from "~/ui/states";
import { beginReply, CommentForm } from "./comment-form";
import type { Comment } from "./comment";
import { CommentThread } from "./comment-thread";
import { UnsentComments } from "./unsent-comments";
import { deleteComment, useComments } from "./comment.queries";
import { groupThreads } from "./thread";
import { useLinkedComment } from "./use-linked-comment";

const loadErrorMessage = "Failed to load comments. Please try again.";

interface ConversationProps {
  postId: string;
  /** Of the post's author. */
  authorId: string;
  /** Includes comments by people the viewer has muted or blocked. */
  count: number;
  /** The first page, if the server rendered it. */
  initialPage: Page<Comment> | null;
}

export function Conversation({
  postId,
  authorId,
  count,
  initialPage,
}: ConversationProps) {
  const container = useRef<HTMLDivElement>(null);
  const query = useComments(postId, initialPage);
  const viewerId = useViewer()?.id;
  useLinkedComment(postId, query.items);
  const focusForm = () => {
    container.current?.querySelector("textarea")?.focus();
  };
  return (
    <div ref={container} className="space-y-4">
      <Comments
        postId={postId}
        authorId={authorId}
        count={count}
        query={query}
        focusForm={focusForm}
      />
      <UnsentComments postId={postId} />
      {/* Shown once the comments have loaded, because they would push it down. */}
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
  authorId,
  count,
  query,
  focusForm,
}: Omit<ConversationProps, "initialPage"> & {
  query: ReturnType<typeof useComments>;
  focusForm: () => void;
}) {
  const client = useQueryClient();
  const viewerId = useViewer()?.id;
  if (query.isPending) return <CommentSkeletons />;
  if (query.isLoadingError) {
    return (
      <ErrorState
        title={loadErrorMessage}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const threads = groupThreads(query.items);
  const confirmAndDelete = (comment: Comment) => {
    const verb = comment.userId === viewerId ? "delete" : "remove";
    if (!confirm(`Are you sure you want to ${verb} this comment?`)) return;
    // The row that has the focus is removed.
    focusForm();
    void deleteComment(client, postId, comment);
  };
  if (threads.length === 0 && count <= 0) {
    return (
      <p className="text-sm text-ink-soft">
        No comments yet. Be the first to say something kind.
      </p>
    );
  }
  // The count includes comments by people the viewer has muted or blocked.
  const shown = threads.map(
    ({ comment, replies, moreCount }) =>
      (comment ? 1 : 0) + replies.length + moreCount,
  );
  const hiddenCount = query.hasNextPage
    ? 0
    : shown.reduce((left, one) => left - one, count);
  return (
    <>
      <ul className="space-y-3">
        {threads.map((thread) => (
          <CommentThread
            key={thread.id}
            thread={thread}
            postId={postId}
            authorId={authorId}
            viewerId={viewerId}
            onDelete={confirmAndDelete}
            onReply={(comment) => {
              if (viewerId === undefined) return;
              beginReply({ viewerId, postId }, comment);
              focusForm();
            }}
          />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <p className="text-sm text-ink-soft">{hiddenCountLabel(hiddenCount)}</p>
      )}
      {query.hasNextPage && (
        <Button
          variant="quiet"
          size="sm"
          className="needs-script"
          pending={query.isFetchingNextPage}
          onClick={query.showMore}
        >
          Show more comments
        </Button>
      )}
    </>
  );
}

/** Gives no reason, because a block must not be revealed to the blocked person. */
function hiddenCountLabel(count: number): string {
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

interface CommentsAreaProps extends ConversationProps {
  id: string;
}

/** Mount it when the comments are opened: mounting fetches them. */
export function CommentsArea({ id, ...post }: CommentsAreaProps) {
  return (
    <section
      id={id}
      aria-label="Comments"
      className="mt-4 animate-rise space-y-4 border-t border-line pt-4"
    >
      <Conversation {...post} />
    </section>
  );
}
