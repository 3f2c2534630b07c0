import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { isActive, type NavEntry } from "./nav";

const skeletonAfterMs = 300;

/** The path of the page that is loading. Null if there is none, or if only the query changes, as with tabs. */
export function usePendingPath(): string | null {
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname;
  return target === undefined || target === pathname ? null : target;
}

/** Whether loading it has taken 300 ms. */
export function useIsSlow(): boolean {
  const pending = usePendingPath();
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (pending === null) return;
    const timer = setTimeout(() => {
      setSlow(pending);
    }, skeletonAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [pending]);
  return pending !== null && slow === pending;
}

/**
 * Returns a function that returns the props of an entry's link. A tap moves the highlight at once; `aria-current`
 * follows when the page is shown, and until then the link is busy.
 */
export function useEntryProps() {
  const { pathname } = useLocation();
  const pending = usePendingPath();
  return (entry: NavEntry) => ({
    "aria-current": isActive(entry, pathname) ? ("page" as const) : undefined,
    "aria-busy": (pending !== null && isActive(entry, pending)) || undefined,
    "data-highlighted": isActive(entry, pending ?? pathname) || undefined,
  });
}
