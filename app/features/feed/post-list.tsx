import type { ReactNode } from "react";
import { useCachedPage } from "~/client/use-cached-page";
import type { PagesQuery } from "~/client/use-pages";
import { getListPosition } from "~/features/posts/post-card";
import { InfiniteList } from "~/ui/infinite-list";
import { EmptyState } from "~/ui/states";
import type { IconName } from "~/ui/icon";
import { FeedCard } from "./feed-card";
import { PostSkeletons } from "./post-skeletons";
import { cardClickListeners } from "./card-clicks";
import type { Post } from "~/features/posts/post";

/** Fixed by docs/product.md. */
export const feedErrorMessage = "Failed to load posts. Please try again.";

interface PostListProps {
  query: PagesQuery<Post>;
  /** The title of the empty state. */
  empty: string;
  emptyIcon?: IconName;
  /** Rendered after the first post, or below the empty state. Its elements get the margin of a list item. */
  afterFirst?: ReactNode;
  /** Between a post and its reaction bar. */
  details?: (post: Post) => ReactNode;
  /** Renders a keyed list item, or nothing, after the post at `index`. */
  between?: (index: number) => ReactNode;
  /** Rendered after the last post. */
  end?: ReactNode;
}

export function PostList({
  query,
  empty,
  emptyIcon,
  afterFirst,
  details,
  between,
  end,
}: PostListProps) {
  useCachedPage(query.items ? null : query.error);
  return (
    <InfiniteList
      query={query}
      skeletons={<PostSkeletons />}
      errorMessage={feedErrorMessage}
      empty={
        <>
          <EmptyState title={empty} {...(emptyIcon && { icon: emptyIcon })} />
          {afterFirst}
        </>
      }
      end={end}
    >
      {(posts) => (
        <ul
          className="space-y-4 [&_.post-card]:cursor-pointer"
          {...cardClickListeners}
        >
          {posts.flatMap((post, index) => [
            <li key={post.id}>
              <FeedCard
                post={post}
                position={getListPosition(index)}
                details={details?.(post)}
              />
            </li>,
            index === 0 && afterFirst && (
              <li key="after first" className="mb-0 *:mb-4">
                {afterFirst}
              </li>
            ),
            between?.(index),
          ])}
        </ul>
      )}
    </InfiniteList>
  );
}
