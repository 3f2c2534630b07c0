import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * While it is mounted, Back closes it and the page stays. It lies on an entry of the history of its
 * own, a copy of the page's, which is taken back when it is closed in another way. The router hears
 * nothing of either: for it nothing has happened, so it neither loads nor scrolls.
 */
export function useBackCloses(onClose: () => void): void {
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    history.pushState(marked(history.state), "");
    // Capturing, a listener of the window is heard before the router's.
    const onPop = (event: PopStateEvent) => {
      if (isMarked(event.state)) return;
      event.stopImmediatePropagation();
      latest.current();
    };
    addEventListener("popstate", onPop, { capture: true });
    return () => {
      removeEventListener("popstate", onPop, { capture: true });
      // Back has left the entry already, or the page itself was left.
      if (!isMarked(history.state)) return;
      addEventListener(
        "popstate",
        (event) => {
          event.stopImmediatePropagation();
        },
        { capture: true, once: true },
      );
      history.back();
    };
  }, []);
}

function marked(state: unknown): object {
  return { ...(typeof state === "object" && state), story: true };
}

function isMarked(state: unknown): boolean {
  return typeof state === "object" && state !== null && "story" in state;
}
