import { ApiError } from "~/browser/api-client";
import { PostSkeletons } from "~/features/posts/post-skeleton";
import { InfiniteList } from "~/ui/infinite-list";
import { EmptyState, ErrorState } from "~/ui/states";
import { FeedCard } from "./feed-card";
import { emptyFeedSentence } from "./feed-tab";
import type { FeedTab } from "./feed-tab";
import { useFeed } from "./feed.queries";
import type { FeedSeed } from "./feed";

/** spec §2, exact. */
const failure = "Failed to load posts. Please try again.";

interface FeedListProps {
  tab: FeedTab;
  seed: FeedSeed | null;
}

export function FeedList({ tab, seed }: FeedListProps) {
  const feed = useFeed(tab.type, seed);
  const { posts } = feed;
  if (feed.isPending) return <PostSkeletons />;
  if (!posts) {
    return (
      <ErrorState
        title={failure}
        retrying={feed.isFetching}
        onRetry={() => {
          // The session has ended elsewhere: the page's own address asks to sign in.
          if (isSignedOut(feed.error)) location.reload();
          else void feed.refetch();
        }}
      />
    );
  }
  if (posts.length === 0) {
    return <EmptyState title={emptyFeedSentence(tab)} />;
  }
  return (
    <InfiniteList
      hasMore={feed.hasNextPage}
      loading={feed.isFetchingNextPage}
      failed={feed.isFetchNextPageError}
      failure={failure}
      onMore={feed.showMore}
    >
      <ul className="space-y-4">
        {posts.map((post, index) => (
          <li key={post.id}>
            <FeedCard post={post} index={index} />
          </li>
        ))}
      </ul>
    </InfiniteList>
  );
}

function isSignedOut(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401;
}
