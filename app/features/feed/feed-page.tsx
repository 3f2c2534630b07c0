import { useLocation } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { postKeys } from "~/features/posts/post.queries";
import { urls } from "~/shared/urls";
import { ComposeButton } from "./compose-button";
import { Composer } from "./composer";
import type { FeedSeed } from "./feed";
import { emptyFeedSentence, feedTabOf } from "./feed-tab";
import type { FeedTab } from "./feed-tab";
import { FeedTabs } from "./feed-tabs";
import { PostList } from "./post-list";
import { usePostPages } from "./post-pages.queries";

/** The home feed (spec §2). */
export function FeedPage({ seed }: { seed: FeedSeed | null }) {
  const tab = feedTabOf(useLocation().search);
  return (
    <div className="mx-auto max-w-2xl space-y-4">
      <h1 className="font-serif text-3xl text-ink max-lg:sr-only">Home</h1>
      <ComposerPlace />
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

function Feed({ tab, seed }: { tab: FeedTab; seed: FeedSeed | null }) {
  const { type } = tab;
  const query = usePostPages(
    postKeys.feed(type),
    (page) => urls.api.posts({ type, ...page }),
    seed,
  );
  return <PostList query={query} empty={emptyFeedSentence(tab)} />;
}

/** Always there on a large screen; on a small one behind its button. */
function ComposerPlace() {
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    scrollTo({ top: 0 });
    place.current?.querySelector("textarea")?.focus({ preventScroll: true });
  }, [open]);

  if (!viewer) return null;
  return (
    <>
      <div ref={place} id={id} className={open ? "" : "max-lg:hidden"}>
        <Composer
          viewer={viewer}
          onPosted={() => {
            setOpen(false);
          }}
        />
      </div>
      <ComposeButton
        open={open}
        controls={id}
        onToggle={() => {
          setOpen(!open);
        }}
      />
    </>
  );
}
