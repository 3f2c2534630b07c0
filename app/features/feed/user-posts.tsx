import type { Post } from "~/features/posts/post";
import type { Page } from "~/shared/page";
import { InfiniteList } from "~/ui/infinite-list";
import { EmptyState } from "~/ui/states";
import { FeedCard } from "./feed-card";
import { useUserPosts } from "./user-posts.queries";

interface UserPostsProps {
  userId: string;
  own: boolean;
  first: Page<Post>;
  /** ms, when the server drew it. */
  at: number;
}

/** A person's posts on the person's page. */
export function UserPosts({ userId, own, first, at }: UserPostsProps) {
  const list = useUserPosts(userId, first, at);
  if (list.posts.length === 0) {
    return (
      <EmptyState
        icon="edit"
        title={
          own
            ? "You haven't posted anything yet."
            : "This user hasn't posted anything yet."
        }
      />
    );
  }
  return (
    <InfiniteList
      hasMore={list.hasNextPage}
      loading={list.isFetchingNextPage}
      failed={list.isFetchNextPageError}
      failure="Failed to load posts. Please try again."
      onMore={list.showMore}
    >
      <ul className="space-y-4">
        {list.posts.map((post) => (
          <li key={post.id}>
            <FeedCard post={post} first={false} />
          </li>
        ))}
      </ul>
    </InfiniteList>
  );
}
