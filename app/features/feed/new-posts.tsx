import { useEffect, useState } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { Icon } from "~/ui/icon";
import { Button } from "~/ui/button";
import { failureToast } from "~/ui/toast-store";
import type { FeedType } from "./feed";
import type { FeedOrder } from "./feed-order";
import { feedFailure } from "./feed-failure";
import { useNewest } from "./new-posts.queries";
import { useReturns } from "./use-returns";

interface NewPostsProps {
  type: FeedType;
  order: FeedOrder;
}

/** Says that there is something new, and leaves what is being read where it is until it is wanted. */
export function NewPosts({ type, order }: NewPostsProps) {
  const [waiting, setWaiting] = useState(false);
  const [bringing, setBringing] = useState(false);
  const { since, look, bring } = useNewest(type, order, useViewer()?.id);
  const returns = useReturns(since);

  useEffect(() => {
    if (returns === 0) return;
    let stopped = false;
    look().then(
      (found) => {
        if (!stopped) setWaiting(found);
      },
      // Nobody asked for it, so nobody misses it.
      () => undefined,
    );
    return () => {
      stopped = true;
    };
  }, [look, returns]);

  const show = async () => {
    setBringing(true);
    try {
      await bring();
      setWaiting(false);
      scrollTo({ top: 0 });
      // The pill goes; reading begins with the first of them.
      requestAnimationFrame(() => {
        document
          .querySelector<HTMLElement>("main article header p a")
          ?.focus({ preventScroll: true });
      });
    } catch {
      failureToast(feedFailure);
    } finally {
      setBringing(false);
    }
  };

  return (
    <div
      role="status"
      className="sticky top-[calc(var(--banner)+4.5rem)] z-20 flex h-0 justify-center lg:top-[calc(var(--banner)+1rem)]"
    >
      {waiting && (
        <Button
          pending={bringing}
          onClick={() => void show()}
          className="animate-rise rounded-full! shadow-float"
        >
          <Icon name="arrow-right" className="size-4 -rotate-90" />
          New posts
        </Button>
      )}
    </div>
  );
}
