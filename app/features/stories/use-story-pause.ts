import { useEffect, useState, useSyncExternalStore } from "react";
import type { RefObject } from "react";

/** Who paused: the person, or the keyboard's focus, which lets go when it leaves. */
type PausedBy = "person" | "focus" | null;

/** Whether the stories stand still; by a wish that the Pause button shows, or while the page is hidden. */
export function useStoryPause(layer: RefObject<HTMLElement>) {
  // Who wants less motion turns the pages; Play is still there.
  const [pausedBy, setPausedBy] = useState<PausedBy>(() =>
    matchMedia("(prefers-reduced-motion: reduce)").matches ? "person" : null,
  );
  const hidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );

  useEffect(() => {
    const { current } = layer;
    if (!current) return;
    const onFocusIn = ({ target }: FocusEvent) => {
      const control =
        target instanceof Element &&
        target.matches(
          "button:focus-visible, select, [data-words]:focus-visible",
        );
      setPausedBy((now) => {
        if (control) return now ?? "focus";
        return now === "focus" ? null : now;
      });
    };
    current.addEventListener("focusin", onFocusIn);
    return () => {
      current.removeEventListener("focusin", onFocusIn);
    };
  }, [layer]);

  return {
    paused: pausedBy !== null,
    hidden,
    toggle: () => {
      setPausedBy((now) => (now === null ? "person" : null));
    },
    pause: () => {
      setPausedBy("person");
    },
  };
}

function subscribeToVisibility(changed: () => void): () => void {
  document.addEventListener("visibilitychange", changed);
  return () => {
    document.removeEventListener("visibilitychange", changed);
  };
}
