import { useLocation } from "@remix-run/react";
import { useLayoutEffect, useRef } from "react";
import { addPopStateListener } from "./popstate-listeners";

/**
 * Keeps the page's history entry at `url`, so that Back or a reload returns to what was shown. An open dialog has its
 * own history entry, so a URL that changed behind it is written again when the dialog closes.
 */
export function useReplaceUrl(url: string | null): void {
  const latest = useRef(url);
  const entry = useRef<unknown>();
  // A link to the current page creates another entry.
  const { key } = useLocation();
  useLayoutEffect(() => {
    latest.current = url;
    if (url === null) return;
    entry.current = getKey(history.state);
    history.replaceState(history.state, "", url);
  }, [url, key]);
  useLayoutEffect(() => {
    // Registered before the dialog's listener, which stops the event.
    return addPopStateListener(({ state }) => {
      if (latest.current !== null && getKey(state) === entry.current) {
        history.replaceState(state, "", latest.current);
      }
      return false;
    });
  }, []);
}

/** The router's key of a history entry; a dialog's entry has the key of its page. */
function getKey(state: unknown): unknown {
  return typeof state === "object" && state !== null && "key" in state
    ? state.key
    : undefined;
}
