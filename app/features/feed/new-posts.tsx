import { useEffect, useState, useRef } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { Icon } from "~/ui/icon";
import { Button } from "~/ui/button";
import { errorToast } from "~/ui/toast-store";
import type { FeedType } from "./feed";
import type { FeedOrder } from "./feed-order";
import { feedErrorMessage } from "./feed-failure";
import { useNewPosts } from "./new-posts.queries";

/** A shorter absence isn't worth a request. */
const minAwayMs = 15_000;
/** The time between two checks while the user keeps reading. */
const minReadingMs = 60_000;

/**
 * Counts the reasons to check a list, loaded at `loadedAt` (ms), for new items: the user came back to
 * the tab or window, or is active a minute after the last check. There is no polling: an untouched
 * page sends no requests.
 */
export function useRecheckCount(loadedAt: number): number {
  const [recheckCount, setRecheckCount] = useState(0);
  const lastCheckedAt = useRef(loadedAt);

  useEffect(() => {
    const recheckAfter = (minElapsedMs: number) => {
      if (document.hidden || Date.now() - lastCheckedAt.current < minElapsedMs)
        return;
      lastCheckedAt.current = Date.now();
      setRecheckCount((count) => count + 1);
    };
    const onReturn = () => {
      recheckAfter(minAwayMs);
    };
    const onActivity = () => {
      recheckAfter(minReadingMs);
    };
    const activityEvents = ["scroll", "pointerdown", "keydown"];
    document.addEventListener("visibilitychange", onReturn);
    addEventListener("focus", onReturn);
    for (const eventName of activityEvents) {
      addEventListener(eventName, onActivity, { passive: true });
    }
    // Opening the page counts as activity.
    onActivity();
    return () => {
      document.removeEventListener("visibilitychange", onReturn);
      removeEventListener("focus", onReturn);
      for (const eventName of activityEvents)
        removeEventListener(eventName, onActivity);
    };
  }, []);

  return recheckCount;
}

interface NewPostsProps {
  type: FeedType;
  order: FeedOrder;
}

/** Offers new posts in a pill instead of moving the list while people read. */
export function NewPosts({ type, order }: NewPostsProps) {
  const [hasNewPosts, setHasNewPosts] = useState(false);
  const [loading, setLoading] = useState(false);
  const { loadedAt, checkForNewPosts, loadNewPosts } = useNewPosts(
    type,
    order,
    useViewer()?.id,
  );
  const recheckCount = useRecheckCount(loadedAt);

  useEffect(() => {
    if (recheckCount === 0) return;
    let canceled = false;
    checkForNewPosts().then(
      (found) => {
        if (!canceled) setHasNewPosts(found);
      },
      // The user didn't request this check, so its failure stays silent.
      () => undefined,
    );
    return () => {
      canceled = true;
    };
  }, [checkForNewPosts, recheckCount]);

  const show = async () => {
    setLoading(true);
    try {
      await loadNewPosts();
      setHasNewPosts(false);
      scrollTo({ top: 0 });
      // The pill is removed; the focus moves to the first post.
      requestAnimationFrame(() => {
        document
          .querySelector<HTMLElement>("main article header p a")
          ?.focus({ preventScroll: true });
      });
    } catch {
      errorToast(feedErrorMessage);
    } finally {
      setLoading(false);
    }
  };

  return (
    <div
      role="status"
      className="sticky top-[calc(var(--banner)+4.5rem)] z-20 flex h-0 justify-center lg:top-[calc(var(--banner)+1rem)]"
    >
      {hasNewPosts && (
        <Button
          pending={loading}
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
