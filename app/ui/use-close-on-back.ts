import { useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { addPopStateListener } from "./popstate-listeners";

/**
 * While mounted, Back calls `onBack` instead of leaving the page. If the component stays open, so does its history
 * entry: a copy of the page's entry, pushed on mount and removed when the component closes in another way. The
 * router never sees these events, so it neither loads nor scrolls (ADR 0016).
 */
export function useCloseOnBack(onBack: () => void): void {
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  // Before paint, so that Back pressed right after opening closes it.
  useLayoutEffect(() => {
    let open = true;
    openLayers++;
    const { href } = location;
    // After a reload the entry already exists.
    if (!isLayer(history.state))
      history.pushState(markLayer(history.state), "");
    const removeListener = addPopStateListener(({ state }) => {
      // Going back several steps leaves the page: the router handles that.
      if (location.href !== href) return false;
      if (isLayer(state)) return true;
      flushSync(() => {
        latest.current();
      });
      if (open || openLayers > 0) history.forward();
      return true;
    });
    return () => {
      open = false;
      openLayers--;
      removeListener();
      // Back has already left the entry, the user left the page, or a layer below this one still needs the entry.
      if (!isLayer(history.state) || openLayers > 0) return;
      const removeNext = addPopStateListener(() => {
        removeNext();
        return true;
      });
      history.back();
    };
  }, []);
}

let openLayers = 0;

// Back to a layer that was left by a link inside it: the layer no longer exists, so go back to the page below it.
addPopStateListener(({ state }) => {
  if (openLayers > 0 || !isLayer(state)) return false;
  history.back();
  return true;
});

function markLayer(state: unknown): object {
  return { ...(typeof state === "object" && state), layer: true };
}

function isLayer(state: unknown): boolean {
  return typeof state === "object" && state !== null && "layer" in state;
}
