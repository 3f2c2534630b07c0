import { useSyncExternalStore } from "react";
import { utcDate } from "~/shared/time";
import type { DailyKind } from "./daily";

/** The last verse and the last prayer this browser has shown, by their story's id. */
const keyOf = (kind: string) => `story-seen-${kind}`;

/** Told by an event, so that the rings need nothing of the viewer. */
const changed = "storyseen";

export function markSeen(id: string): void {
  const [kind = ""] = id.split(" ");
  try {
    localStorage.setItem(keyOf(kind), id);
  } catch {
    // A private window: the ring stays as it was.
  }
  dispatchEvent(new Event(changed));
}

/** Whether today's (UTC) was shown here; false while the server's markup is taken over. */
export function useSeen(kind: DailyKind): boolean {
  return useSyncExternalStore(
    listen,
    () => {
      try {
        const id = `${kind} ${utcDate(Date.now())}`;
        return localStorage.getItem(keyOf(kind)) === id;
      } catch {
        return false;
      }
    },
    () => false,
  );
}

function listen(onChange: () => void): () => void {
  addEventListener(changed, onChange);
  return () => {
    removeEventListener(changed, onChange);
  };
}
