import { useNavigate } from "@remix-run/react";
import type { ReactNode } from "react";
import { postKeys } from "~/features/posts/post.queries";
import { onDemand, useOnDemand } from "~/ui/on-demand";
import { urls } from "~/shared/urls";
import { BlockPlace, blockBehind } from "./block-place";
import { ComposerPlace } from "./composer-place";
import type { FeedSeed } from "./feed";
import { emptyFeedSentence, feedTabHref, feedTabs } from "./feed-tab";
import type { FeedTab } from "./feed-tab";
import { FeedTabs } from "./feed-tabs";
import { PostList } from "./post-list";
import { useFeedTab } from "./use-feed-tab";
import { useLeft } from "./use-left";
import { usePostPages } from "./post-pages.queries";

interface FeedPageProps {
  seed: FeedSeed | null;
  /** Between the composer and the posts. */
  above?: ReactNode;
}

/** The home feed (spec §2). */
export function FeedPage({ seed, above }: FeedPageProps) {
  const tab = useFeedTab();
  const navigate = useNavigate();
  return (
    <div className="mx-auto max-w-2xl space-y-4">
      <h1 className="font-serif text-3xl text-ink max-lg:sr-only">Home</h1>
      <ComposerPlace
        onPosted={({ type }) => {
          // Only All and the tab of its kind show what was just written.
          if (tab.type !== "all" && tab.type !== type) {
            navigate(feedTabHref(feedTabs[0]), { preventScrollReset: true });
          }
        }}
      />
      {above}
      <FeedTabs current={tab}>
        <Feed
          key={tab.type}
          tab={tab}
          seed={seed?.type === tab.type ? seed : null}
        />
      </FeedTabs>
    </div>
  );
}

const newPosts = onDemand(() => import("./new-posts"));

function Feed({ tab, seed }: { tab: FeedTab; seed: FeedSeed | null }) {
  const { type } = tab;
  const query = usePostPages(
    postKeys.feed(type),
    (page) => urls.api.posts({ type, ...page }),
    seed,
    // What is new waits behind its pill.
    { refetchOnMount: false },
  );
  const stale = query.isSuccess && query.isStale;
  const { module } = useOnDemand(newPosts, useLeft() || stale);
  return (
    <>
      {module && <module.NewPosts type={type} stale={stale} />}
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
