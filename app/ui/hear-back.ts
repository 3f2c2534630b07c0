/** Gives whether nobody else, so also not the router, is to hear of it. */
type Hearer = (event: PopStateEvent) => boolean;

const hearers = new Set<Hearer>();

/**
 * Hears of Back and Forward before the router does, in the order of asking; what is returned ends that. Chrome
 * tells the window's listeners in the order in which they came, capturing or not, so the entry loads this first.
 */
export function hearBack(hearer: Hearer): () => void {
  hearers.add(hearer);
  return () => {
    hearers.delete(hearer);
  };
}

if (typeof window !== "undefined") {
  const onPop = (event: PopStateEvent) => {
    for (const hearer of hearers) {
      if (!hearer(event)) continue;
      event.stopImmediatePropagation();
      return;
    }
  };
  addEventListener("popstate", onPop, { capture: true });
}
