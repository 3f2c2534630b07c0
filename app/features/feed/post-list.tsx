import type { ReactNode } from "react";
import { ApiError } from "~/browser/api-client";
import { useCachedPage } from "~/browser/use-cached-page";
import type { PagesQuery } from "~/browser/use-pages";
import { useViewer } from "~/features/auth/viewer.queries";
import { placeInList } from "~/features/posts/post-card";
import { PostSkeletons } from "~/features/posts/post-skeleton";
import { InfiniteList } from "~/ui/infinite-list";
import { EmptyState } from "~/ui/states";
import type { IconName } from "~/ui/icon";
import { feedFailure } from "./feed-failure";
import { FeedCard } from "./feed-card";
import type { Post } from "~/features/posts/post";

interface PostListProps {
  query: PagesQuery<Post>;
  /** What an empty list says. */
  empty: string;
  emptyIcon?: IconName;
  /** What stands behind a post, by its index: a list item with its key, or nothing. */
  between?: (index: number) => ReactNode;
}

/** Posts by cursor, in every state a list can be in. */
export function PostList({ query, empty, emptyIcon, between }: PostListProps) {
  const viewerId = useViewer()?.id;
  useCachedPage(query.items ? null : query.error);
  return (
    <InfiniteList
      query={query}
      skeletons={<PostSkeletons />}
      failure={feedFailure}
      onRetry={() => {
        // The session has ended elsewhere: the page's own address asks to sign in.
        if (isSignedOut(query.error)) location.reload();
        else void query.refetch();
      }}
      empty={
        <EmptyState title={empty} {...(emptyIcon && { icon: emptyIcon })} />
      }
    >
      {(posts) => (
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
      )}
    </InfiniteList>
  );
}

function isSignedOut(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401;
}
