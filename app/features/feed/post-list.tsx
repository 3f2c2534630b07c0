import { ApiError } from "~/browser/api-client";
import { placeInList } from "~/features/posts/post-card";
import { PostSkeletons } from "~/features/posts/post-skeleton";
import { InfiniteList } from "~/ui/infinite-list";
import { EmptyState, ErrorState } from "~/ui/states";
import type { IconName } from "~/ui/icon";
import { FeedCard } from "./feed-card";
import type { PostPagesQuery } from "./post-pages.queries";

/** spec §2, exact. */
const failure = "Failed to load posts. Please try again.";

interface PostListProps {
  query: PostPagesQuery;
  /** What an empty list says. */
  empty: string;
  emptyIcon?: IconName;
}

/** Posts by cursor, in every state a list can be in. */
export function PostList({ query, empty, emptyIcon }: PostListProps) {
  const { posts } = query;
  if (query.isPending) return <PostSkeletons />;
  if (!posts) {
    return (
      <ErrorState
        title={failure}
        retrying={query.isFetching}
        onRetry={() => {
          // The session has ended elsewhere: the page's own address asks to sign in.
          if (isSignedOut(query.error)) location.reload();
          else void query.refetch();
        }}
      />
    );
  }
  if (posts.length === 0) {
    return <EmptyState title={empty} {...(emptyIcon && { icon: emptyIcon })} />;
  }
  return (
    <InfiniteList
      hasMore={query.hasNextPage}
      loading={query.isFetchingNextPage}
      failed={query.isFetchNextPageError}
      failure={failure}
      onMore={query.showMore}
    >
      <ul className="space-y-4">
        {posts.map((post, index) => (
          <li key={post.id}>
            <FeedCard post={post} place={placeInList(index)} />
          </li>
        ))}
      </ul>
    </InfiniteList>
  );
}

function isSignedOut(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401;
}
