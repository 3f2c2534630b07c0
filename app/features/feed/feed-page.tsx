import { Link, useLocation, useNavigate } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { usePages } from "~/client/use-pages";
import { asPost, postKeys } from "~/features/posts/post.queries";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { InFeedBlock, blockIndexAfter } from "./in-feed-block";
import { CollapsibleComposer } from "./collapsible-composer";
import type { InitialFeed } from "./feed";
import {
  getListOrder,
  buildOrderQuery,
  type FeedOrder,
  parseOrderCookie,
  buildOrderCookie,
} from "./feed-order";
import {
  getEmptyFeedText,
  feedTabHref,
  feedTabs,
  getPageSize,
  parseFeedTab,
  type FeedTab,
} from "./feed-tab";
import { NewPosts } from "./new-posts";
import { OrderMenu } from "./order-menu";
import { PostList } from "./post-list";
import { UnsentPosts } from "./unsent-posts";
import { LinkTabs } from "~/ui/link-tabs";
import { useMediaQuery, wideScreen } from "~/ui/use-media-query";

/** Videos is hidden below 1024 px. */
const tabs = feedTabs.map((tab) => ({
  ...tab,
  to: feedTabHref(tab),
  className: tab.type === "video" ? "max-lg:hidden" : "",
}));

interface FeedPageProps {
  initialFeed: InitialFeed | null;
  /** Rendered between the composer and the posts. */
  above?: ReactNode;
  /** See `PostList`. */
  afterFirst?: ReactNode;
}

export function FeedPage({ initialFeed, above, afterFirst }: FeedPageProps) {
  const isWide = useMediaQuery(wideScreen, true);
  const requestedTab = parseFeedTab(useLocation().search);
  const tab =
    requestedTab.type === "video" && !isWide ? feedTabs[0] : requestedTab;
  const navigate = useNavigate();
  const client = useQueryClient();
  // Starts with the order the server rendered, or else the one in the cookie.
  const [requestedOrder, setRequestedOrder] = useState(
    () => initialFeed?.requestedOrder ?? parseOrderCookie(document.cookie),
  );
  const order = getListOrder(tab.type, requestedOrder);
  return (
    <div className="mx-auto max-w-2xl space-y-4 pb-16">
      <h1 className="font-serif text-3xl text-ink max-lg:sr-only">Home</h1>
      <CollapsibleComposer
        onPosted={({ type }) => {
          // Other tabs wouldn't show the new post.
          if (tab.type !== "all" && tab.type !== type) {
            navigate(feedTabHref(feedTabs[0]), { preventScrollReset: true });
          }
        }}
      />
      <UnsentPosts />
      {above}
      <LinkTabs
        label="Posts"
        name="feed"
        tabs={tabs}
        current={tab.slug}
        action={
          tab.type === "all" && (
            <OrderMenu
              order={order}
              onChange={(requested) => {
                document.cookie = buildOrderCookie(requested);
                // Fetched again: the viewer may follow others since.
                client.removeQueries({
                  queryKey: postKeys.orderedFeed("all", requested),
                });
                setRequestedOrder(requested);
              }}
            />
          )
        }
      >
        {tab.type === "video" && (
          // Wide screens, which have this tab, have no bottom bar with Reels.
          <Button asChild variant="secondary" className="mb-4">
            <Link to={urls.videos}>
              <Icon name="reels" className="size-5" />
              Watch one at a time
            </Link>
          </Button>
        )}
        <Feed
          key={tab.type}
          tab={tab}
          order={order}
          initialFeed={
            initialFeed?.type === tab.type &&
            initialFeed.requestedOrder === requestedOrder
              ? initialFeed
              : null
          }
          afterFirst={afterFirst}
        />
      </LinkTabs>
    </div>
  );
}

interface FeedProps {
  tab: FeedTab;
  order: FeedOrder;
  initialFeed: InitialFeed | null;
  afterFirst: ReactNode;
}

function Feed({ tab, order, initialFeed, afterFirst }: FeedProps) {
  const { type } = tab;
  const query = usePages({
    queryKey: postKeys.orderedFeed(type, order),
    buildUrl: (page, at) =>
      urls.api.posts({
        type,
        ...buildOrderQuery(order),
        ...page,
        limit: getPageSize(at),
      }),
    read: asPost,
    initialPage: initialFeed,
    // New posts wait behind the New posts pill, new events anywhere in the list. After a change of order, the old list
    // stays until the new one has loaded.
    refetchOnMount: order === "upcoming",
    placeholderData: (before) => before,
  });
  return (
    <>
      {order !== "upcoming" && <NewPosts type={type} order={order} />}
      <PostList
        query={query}
        empty={getEmptyFeedText(tab)}
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
              <InFeedBlock key={`block ${block}`} block={block} type={type} />
            )
          );
        }}
      />
    </>
  );
}
