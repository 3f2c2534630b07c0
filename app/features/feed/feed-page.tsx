import { Link, useLocation, useNavigate } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { postKeys } from "~/features/posts/post.queries";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { CollapsibleComposer } from "./collapsible-composer";
import { FeedList } from "./feed-list";
import type { InitialFeed } from "./feed";
import { getListOrder, parseOrderCookie, buildOrderCookie } from "./feed-order";
import {
  feedTabHref,
  feedTabs,
  parseFeedTab,
  parsePrayerFilter,
  prayerTabs,
} from "./feed-tab";
import { OrderMenu } from "./order-menu";
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
  const { search } = useLocation();
  const requestedTab = parseFeedTab(search);
  const tab =
    requestedTab.type === "video" && !isWide ? feedTabs[0] : requestedTab;
  const prayers = parsePrayerFilter(tab, search);
  const navigate = useNavigate();
  const client = useQueryClient();
  // Starts with the order the server rendered, or else the one in the cookie.
  const [requestedOrder, setRequestedOrder] = useState(
    () => initialFeed?.requestedOrder ?? parseOrderCookie(document.cookie),
  );
  const order = getListOrder(tab.type, requestedOrder);
  const feed = (
    <FeedList
      key={prayers ?? tab.type}
      tab={tab}
      order={order}
      prayers={prayers}
      initialFeed={
        initialFeed?.type === tab.type &&
        initialFeed.requestedOrder === requestedOrder &&
        initialFeed.prayers === prayers
          ? initialFeed
          : null
      }
      afterFirst={afterFirst}
    />
  );
  return (
    <div className="mx-auto max-w-2xl space-y-4 pb-16">
      <h1 className="font-serif text-3xl text-ink max-lg:sr-only">Home</h1>
      <CollapsibleComposer
        onPosted={({ type }) => {
          // Other tabs wouldn't show the new post.
          const isElsewhere = tab.type !== type || prayers === "answered";
          if (tab.type !== "all" && isElsewhere) {
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
        {prayers ? (
          <LinkTabs
            label="Prayer requests"
            name="prayers"
            tabs={prayerTabs}
            current={prayers}
          >
            {feed}
          </LinkTabs>
        ) : (
          feed
        )}
      </LinkTabs>
    </div>
  );
}
