import type { ReactNode } from "react";
import { usePages } from "~/client/use-pages";
import { asPost, postKeys } from "~/features/posts/post.queries";
import { matchesFilter } from "~/features/prayer/prayer-filter";
import { urls } from "~/shared/urls";
import type { InitialFeed } from "./feed";
import { buildOrderQuery } from "./feed-order";
import { getEmptyFeedText, getPageSize, type FeedTab } from "./feed-tab";
import { blockIndexAfter, InFeedBlock } from "./in-feed-block";
import { NewPosts } from "./new-posts";
import type { FeedListing } from "./new-posts.queries";
import { PostList } from "./post-list";

interface FeedListProps extends Omit<FeedListing, "type"> {
  tab: FeedTab;
  initialFeed: InitialFeed | null;
  afterFirst: ReactNode;
}

export function FeedList({
  tab,
  order,
  prayers,
  initialFeed,
  afterFirst,
}: FeedListProps) {
  const { type } = tab;
  const hasNewestOnTop = order !== "upcoming" && prayers !== "answered";
  const posts = usePages({
    queryKey: postKeys.orderedFeed(type, prayers ?? order),
    buildUrl: (page, at) =>
      urls.api.posts({
        type,
        prayers,
        ...buildOrderQuery(order),
        ...page,
        limit: getPageSize(at),
      }),
    read: asPost,
    initialPage: initialFeed,
    // New posts wait behind the New posts pill; new events and answered requests may be anywhere in the list. After a
    // change of order, the old list stays until the new one has loaded.
    refetchOnMount: !hasNewestOnTop,
    placeholderData: (before) => before,
  });
  const items = prayers
    ? posts.items?.filter((post) => matchesFilter(post, prayers))
    : posts.items;
  return (
    <>
      {hasNewestOnTop && (
        <NewPosts type={type} order={order} prayers={prayers} />
      )}
      <PostList
        query={{ ...posts, items }}
        empty={
          prayers === "answered"
            ? "No answered prayers yet."
            : getEmptyFeedText(tab)
        }
        end={
          <p className="pt-8 text-center text-sm text-ink-soft">
            You're all caught up
          </p>
        }
        afterFirst={afterFirst}
        between={(index) => {
          const block = blockIndexAfter(index);
          return (
            block !== null && (
              <InFeedBlock key={`block ${block}`} block={block} />
            )
          );
        }}
      />
    </>
  );
}
