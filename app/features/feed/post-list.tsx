import type { ReactNode } from "react";
import { ApiError } from "~/client/api-client";
import { useCachedPage } from "~/client/use-cached-page";
import type { PagesQuery } from "~/client/use-pages";
import { useViewer } from "~/features/auth/viewer.queries";
import { getListPosition } from "~/features/posts/post-card";
import { InfiniteList } from "~/ui/infinite-list";
import { EmptyState, Loading, Skeleton } from "~/ui/states";
import type { IconName } from "~/ui/icon";
import { FeedCard } from "./feed-card";
import { useCardClicks } from "./use-card-clicks";
import type { Post } from "~/features/posts/post";

/** Fixed by docs/product.md. */
export const feedErrorMessage = "Failed to load posts. Please try again.";

interface PostListProps {
  query: PagesQuery<Post>;
  /** The title of the empty state. */
  empty: string;
  emptyIcon?: IconName;
  /** Renders a keyed list item, or nothing, after the post at `index`. */
  between?: (index: number) => ReactNode;
}

export function PostList({ query, empty, emptyIcon, between }: PostListProps) {
  const viewerId = useViewer()?.id;
  useCardClicks();
  useCachedPage(query.items ? null : query.error);
  return (
    <InfiniteList
      query={query}
      skeletons={<PostSkeletons />}
      errorMessage={feedErrorMessage}
      onRetry={() => {
        // The session has ended: after a reload the page shows the sign-in page.
        if (isSignedOut(query.error)) location.reload();
        else void query.refetch();
      }}
      empty={
        <EmptyState title={empty} {...(emptyIcon && { icon: emptyIcon })} />
      }
    >
      {(posts) => (
        <ul className="space-y-4 [&_.post-card]:cursor-pointer">
          {posts.flatMap((post, index) => [
            <li key={post.id}>
              <FeedCard
                post={post}
                position={getListPosition(index)}
                viewerId={viewerId}
              />
            </li>,
            between?.(index),
          ])}
        </ul>
      )}
    </InfiniteList>
  );
}

function isSignedOut(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401;
}

function PostSkeletons() {
  return (
    <Loading label="Loading posts" className="space-y-4">
      {[0, 1, 2, 3, 4].map((index) => (
        <div key={index} className="post-card">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-full" />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-4 w-36" />
              <Skeleton className="h-3 w-24" />
            </div>
          </div>
          <Skeleton className="mt-4 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-4/5" />
          <Skeleton className="mt-5 h-6 w-28" />
        </div>
      ))}
    </Loading>
  );
}
