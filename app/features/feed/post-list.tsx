import type { ReactNode } from "react";
import { ApiError } from "~/browser/api-client";
import { useViewer } from "~/features/auth/viewer.queries";
import { placeInList } from "~/features/posts/post-card";
import { PostSkeletons } from "~/features/posts/post-skeleton";
import { InfiniteList } from "~/ui/infinite-list";
import { EmptyState, ErrorState } from "~/ui/states";
import type { IconName } from "~/ui/icon";
import { feedFailure } from "./feed-failure";
import { FeedCard } from "./feed-card";
import { usePreparedActs } from "./use-card-acts";
import type { PostPagesQuery } from "./post-pages.queries";

interface PostListProps {
  query: PostPagesQuery;
  /** What an empty list says. */
  empty: string;
  emptyIcon?: IconName;
  /** What stands behind a post, by its index: a list item with its key, or nothing. */
  between?: (index: number) => ReactNode;
}

/** Posts by cursor, in every state a list can be in. */
export function PostList({ query, empty, emptyIcon, between }: PostListProps) {
  const viewerId = useViewer()?.id;
  usePreparedActs();
  const { posts } = query;
  if (query.isPending) return <PostSkeletons />;
  if (!posts) {
    return (
      <ErrorState
        title={feedFailure}
        retrying={query.isFetching}
        onRetry={() => {
          // The session has ended elsewhere: the page's own address asks to sign in.
          if (isSignedOut(query.error)) location.reload();
          else void query.refetch();
        }}
      />
    );
  }
  // Where all that was loaded has just been hidden, there may be more of others.
  if (posts.length === 0 && !query.hasNextPage) {
    return <EmptyState title={empty} {...(emptyIcon && { icon: emptyIcon })} />;
  }
  return (
    <InfiniteList
      hasMore={query.hasNextPage}
      loading={query.isFetchingNextPage}
      failed={query.isFetchNextPageError}
      failure={feedFailure}
      onMore={query.showMore}
    >
      <ul className="space-y-4">
        {posts.flatMap((post, index) => [
          <li key={post.id}>
            <FeedCard
              post={post}
              place={placeInList(index)}
              viewerId={viewerId}
            />
          </li>,
          between?.(index),
        ])}
      </ul>
    </InfiniteList>
  );
}

function isSignedOut(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401;
}
