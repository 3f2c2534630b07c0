import { useLayoutEffect, useRef } from "react";

/**
 * Whoever opens another page, or reloads, comes back to what is shown: the page's entry of the history has its
 * address. A layer over it has an entry of its own, so what changes meanwhile is written once more behind it.
 */
export function useAddress(address: string | null): void {
  const latest = useRef(address);
  const entry = useRef<unknown>();
  useLayoutEffect(() => {
    latest.current = address;
    if (address === null) return;
    entry.current = keyOf(history.state);
    history.replaceState(history.state, "", address);
  }, [address]);
  useLayoutEffect(() => {
    const onPop = () => {
      if (latest.current === null || keyOf(history.state) !== entry.current) {
        return;
      }
      history.replaceState(history.state, "", latest.current);
    };
    // A layer stops the event: this one is there before it.
    addEventListener("popstate", onPop, { capture: true });
    return () => {
      removeEventListener("popstate", onPop, { capture: true });
    };
  }, []);
}

/** By which the router knows an entry; a layer's has its page's. */
function keyOf(state: unknown): unknown {
  return typeof state === "object" && state !== null && "key" in state
    ? state.key
    : undefined;
}
