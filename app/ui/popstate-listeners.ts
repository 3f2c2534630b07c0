/** Returns true to stop the event for the remaining listeners and the router. */
type PopStateListener = (event: PopStateEvent) => boolean;

const listeners = new Set<PopStateListener>();

/**
 * Adds a popstate listener that runs before the router's; returns a function that removes it. Chrome calls the
 * window's listeners in registration order, capturing or not, so entry.client.tsx must import this file first.
 */
export function addPopStateListener(listener: PopStateListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

if (typeof window !== "undefined") {
  const onPop = (event: PopStateEvent) => {
    // Newest first: a dialog above another one closes before it.
    for (const listener of [...listeners].reverse()) {
      if (!listener(event)) continue;
      event.stopImmediatePropagation();
      return;
    }
  };
  addEventListener("popstate", onPop, { capture: true });
}
