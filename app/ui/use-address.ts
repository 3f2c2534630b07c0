import { useLocation } from "@remix-run/react";
import { useLayoutEffect, useRef } from "react";
import { hearBack } from "./hear-back";

/**
 * Whoever opens another page, or reloads, comes back to what is shown: the page's entry of the history has its
 * address. A layer over it has an entry of its own, so what changes meanwhile is written once more behind it.
 */
export function useAddress(address: string | null): void {
  const latest = useRef(address);
  const entry = useRef<unknown>();
  /** A link to the page itself makes another entry. */
  const { key } = useLocation();
  useLayoutEffect(() => {
    latest.current = address;
    if (address === null) return;
    entry.current = keyOf(history.state);
    history.replaceState(history.state, "", address);
  }, [address, key]);
  useLayoutEffect(() => {
    // Before the layer, which lets nobody else hear.
    return hearBack(({ state }) => {
      if (latest.current !== null && keyOf(state) === entry.current) {
        history.replaceState(state, "", latest.current);
      }
      return false;
    });
  }, []);
}

/** By which the router knows an entry; a layer's has its page's. */
function keyOf(state: unknown): unknown {
  return typeof state === "object" && state !== null && "key" in state
    ? state.key
    : undefined;
}
