import { useEffect, useRef, useState } from "react";

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
