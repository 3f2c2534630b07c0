import { useSyncExternalStore } from "react";
import { utcDate } from "~/shared/time";
import type { DailyKind } from "~/features/daily/daily";

/** Whether today's story (UTC) was opened on this device (mark-seen.ts). False during hydration. */
export function useStorySeen(kind: DailyKind): boolean {
  return useSyncExternalStore(
    subscribe,
    () => {
      try {
        const id = `${kind} ${utcDate(Date.now())}`;
        return localStorage.getItem(`story-seen-${kind}`) === id;
      } catch {
        return false;
      }
    },
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener("storyseen", onChange);
  return () => {
    removeEventListener("storyseen", onChange);
  };
}
