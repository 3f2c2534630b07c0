import { Link, useNavigate } from "@remix-run/react";
import type { ReactNode } from "react";
import { usePages } from "~/browser/use-pages";
import { asPost, postKeys } from "~/features/posts/post.queries";
import { useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { BlockPlace, blockBehind } from "./block-place";
import { ComposerPlace } from "./composer-place";
import type { FeedSeed } from "./feed";
import { orderOf, orderQuery } from "./feed-order";
import type { FeedOrder } from "./feed-order";
import {
  emptyFeedSentence,
  feedTabHref,
  feedTabs,
  pageSizeAt,
} from "./feed-tab";
import type { FeedTab } from "./feed-tab";
import { FeedTabs } from "./feed-tabs";
import { NewPosts } from "./new-posts";
import { OrderSwitch } from "./order-switch";
import { PostList } from "./post-list";
import { useFeedOrder } from "./use-feed-order";
import { useFeedTab } from "./use-feed-tab";
import { WaitingPlace } from "./waiting-place";

interface FeedPageProps {
  seed: FeedSeed | null;
  /** Between the composer and the posts. */
  above?: ReactNode;
}

/** The home feed (spec §2). */
export function FeedPage({ seed, above }: FeedPageProps) {
  const tab = useFeedTab();
  const navigate = useNavigate();
  const [wanted, setWanted] = useFeedOrder(seed?.wanted);
  const order = orderOf(tab, wanted);
  const arranges = useViewer()?.preferencesSetAt != null;
  return (
    <div className="mx-auto max-w-2xl space-y-4 pb-16">
      <h1 className="font-serif text-3xl text-ink max-lg:sr-only">Home</h1>
      <ComposerPlace
        onPosted={({ type }) => {
          // Only All and the tab of its kind show what was just written.
          if (tab.type !== "all" && tab.type !== type) {
            navigate(feedTabHref(feedTabs[0]), { preventScrollReset: true });
          }
        }}
      />
      <WaitingPlace />
      {above}
      <FeedTabs current={tab}>
        {arranges && tab.type === "all" && (
          <OrderSwitch order={order} onChange={setWanted} />
        )}
        {tab.type === "video" && (
          // Where this tab is, the bar with Reels is not.
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
          seed={seed?.type === tab.type && seed.order === order ? seed : null}
        />
      </FeedTabs>
    </div>
  );
}

interface FeedProps {
  tab: FeedTab;
  order: FeedOrder;
  seed: FeedSeed | null;
}

function Feed({ tab, order, seed }: FeedProps) {
  const { type } = tab;
  const query = usePages({
    queryKey: postKeys.feedIn(type, order),
    urlOf: (page, at) =>
      urls.api.posts({
        type,
        ...orderQuery(order, page),
        ...page,
        limit: pageSizeAt(at),
      }),
    read: asPost,
    seed,
    // What is new waits behind its pill; in another order, the list stays until it comes in that.
    refetchOnMount: false,
    placeholderData: (before) => before,
  });
  return (
    <>
      <NewPosts type={type} order={order} />
      <PostList
        query={query}
        empty={emptyFeedSentence(tab)}
        between={(index) => {
          const block = blockBehind(index);
          return (
            block !== null && (
              <BlockPlace key={`block ${block}`} block={block} type={type} />
            )
          );
        }}
      />
    </>
  );
}
