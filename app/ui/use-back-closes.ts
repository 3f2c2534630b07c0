import { useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { hearBack } from "./hear-back";

/**
 * While it is mounted, Back asks for it to be closed and the page stays; where that is refused, it
 * stays too. It lies on an entry of the history of its own, a copy of the page's, which is taken back
 * when it is closed in another way. The router hears nothing of either: for it nothing has happened,
 * so it neither loads nor scrolls (ADR 0016).
 */
export function useBackCloses(onBack: () => void): void {
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  // Before it is seen: Back in the same moment is meant for it.
  useLayoutEffect(() => {
    let open = true;
    layers++;
    const { href } = location;
    // After a reload the entry is there already.
    if (!isMarked(history.state)) history.pushState(marked(history.state), "");
    const end = hearBack(({ state }) => {
      // Several steps at once lead elsewhere: the router's matter.
      if (location.href !== href) return false;
      if (isMarked(state)) return true;
      flushSync(() => {
        latest.current();
      });
      if (open) history.forward();
      return true;
    });
    return () => {
      open = false;
      layers--;
      end();
      // Back has left the entry already, or the page itself was left.
      if (!isMarked(history.state)) return;
      const heard = hearBack(() => {
        heard();
        return true;
      });
      history.back();
    };
  }, []);
}

/** How many are open. */
let layers = 0;

// Back to a layer that was left for another page, by a link in it: it is gone, so what it lay on is meant.
hearBack(({ state }) => {
  if (layers > 0 || !isMarked(state)) return false;
  history.back();
  return true;
});

function marked(state: unknown): object {
  return { ...(typeof state === "object" && state), layer: true };
}

function isMarked(state: unknown): boolean {
  return typeof state === "object" && state !== null && "layer" in state;
}
