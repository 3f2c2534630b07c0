import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useOutbox } from "~/client/outbox";
import { useSubmit } from "~/client/use-submit";
import { useViewer } from "~/features/auth/viewer.queries";
import type { Post } from "~/features/posts/post";
import type { Page } from "~/shared/page";
import { plural } from "~/shared/text";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { ErrorState, Loading, Skeleton } from "~/ui/states";
import { errorToast } from "~/ui/toast-store";
import { CommentForm } from "./comment-form";
import { groupThreads, type Comment } from "./comment";
import { CommentRow, type CommentRowProps } from "./comment-row";
import { loadComments, useComments } from "./comment.queries";

const loadErrorMessage = "Failed to load comments. Please try again.";

interface CommentsAreaProps {
  id: string;
  post: Post;
  /** The first page, if the server rendered it. */
  initialPage?: Page<Comment>;
}

/** Mount it when the comments are opened: mounting fetches them. */
export function CommentsArea({ id, post, initialPage }: CommentsAreaProps) {
  const section = useRef<HTMLElement>(null);
  const viewerId = useViewer()?.id ?? "";
  const query = useComments(post.id, initialPage);
  const { items, isPending, hasNextPage } = query;
  const threads = groupThreads(items ?? []);
  // The post's count includes comments by people the viewer has muted or blocked.
  const hiddenCount =
    post._count.comments - threads.reduce((sum, { count }) => sum + count, 0);
  return (
    <section
      ref={section}
      id={id}
      aria-label="Comments"
      className="mt-4 animate-rise space-y-4 border-t border-line pt-4 in-[[data-dialog]]:mt-0 in-[[data-dialog]]:border-0 in-[[data-dialog]]:pt-0"
    >
      {isPending && (
        <Loading label="Loading comments" className="space-y-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </Loading>
      )}
      {query.isLoadingError && (
        <ErrorState
          title={loadErrorMessage}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      <ul className="space-y-3 empty:hidden">
        {threads.map((thread) => (
          <CommentThread
            key={thread.id}
            thread={thread}
            post={post}
            viewerId={viewerId}
            focusForm={() => {
              section.current
                ?.querySelector<HTMLElement>("[name=content]")
                ?.focus();
            }}
          />
        ))}
      </ul>
      {items && !hasNextPage && (threads.length === 0 || hiddenCount > 0) && (
        <p className="text-sm text-ink-soft">
          {hiddenCount > 0
            ? // Gives no reason, because a block must not be revealed to the blocked person.
              `${hiddenCount} ${plural(hiddenCount, "comment is", "comments are")} not shown here.`
            : "No comments yet. Be the first to say something kind."}
        </p>
      )}
      {hasNextPage && (
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
      <UnsentComments postId={post.id} />
      {/* Once the comments have loaded, because they would push it down. */}
      {!isPending && viewerId !== "" && (
        <CommentForm
          key={`${viewerId} ${post.id}`}
          postId={post.id}
          viewerId={viewerId}
        />
      )}
    </section>
  );
}

interface CommentThreadProps extends Omit<CommentRowProps, "comment"> {
  thread: ReturnType<typeof groupThreads>[number];
}

/** A comment and its replies. Shows 'Comment deleted' instead of a comment that the viewer can't see. */
function CommentThread({
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

/** The viewer's comments that were written offline, where they will appear once sent. */
function UnsentComments({ postId }: { postId: string }) {
  const comments = useOutbox().filter(
    ({ kind, payload }) => kind === "comment" && payload === postId,
  );
  if (comments.length === 0) return null;
  return (
    <ul aria-label="Your comments waiting to be sent" className="space-y-3">
      {comments.map(({ id, text, state }) => (
        <li
          key={id}
          className="ml-10.5 rounded-control border border-dashed border-line px-3 py-2"
        >
          <p className="clip-ink text-sm whitespace-pre-line">{text}</p>
          <p className="flex items-center gap-1 text-xs text-ink-soft">
            <Icon name={state === "waiting" ? "clock" : "warning"} />
            {state === "waiting" ? "waiting" : "not sent"}
          </p>
        </li>
      ))}
    </ul>
  );
}
