import {
  useEffect,
  useState,
  useSyncExternalStore,
  type RefObject,
} from "react";

/** A pause by keyboard focus ends when the focus leaves the control. */
type PausedBy = "user" | "focus" | null;

export function useStoryPause(layer: RefObject<HTMLElement>) {
  // With reduced motion, stories start paused; the user can still press Play.
  const [pausedBy, setPausedBy] = useState<PausedBy>(() =>
    matchMedia("(prefers-reduced-motion: reduce)").matches ? "user" : null,
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
          "button:focus-visible, select, [data-story-text]:focus-visible",
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
      setPausedBy((now) => (now === null ? "user" : null));
    },
    pause: () => {
      setPausedBy("user");
    },
  };
}

function subscribeToVisibility(changed: () => void): () => void {
  document.addEventListener("visibilitychange", changed);
  return () => {
    document.removeEventListener("visibilitychange", changed);
  };
}
