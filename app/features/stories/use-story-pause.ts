import { useState, useSyncExternalStore, type FocusEvent } from "react";

/** A pause by keyboard focus ends when the focus leaves the control. */
type PausedBy = "user" | "focus" | null;

export function useStoryPause() {
  // With reduced motion, stories start paused; the user can still press Play.
  const [pausedBy, setPausedBy] = useState<PausedBy>(() =>
    matchMedia("(prefers-reduced-motion: reduce)").matches ? "user" : null,
  );
  const hidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
  return {
    paused: pausedBy !== null,
    hidden,
    focusProps: {
      onFocus: ({ target }: FocusEvent) => {
        const isControl = target.matches(
          "button:focus-visible, select, [data-story-text]:focus-visible",
        );
        setPausedBy((now) => {
          if (isControl) return now ?? "focus";
          return now === "focus" ? null : now;
        });
      },
    },
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
