import { useLocation } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { parseFeedTab, feedTabs, type FeedTab } from "./feed-tab";

/** The Videos tab needs 1024 px, the `lg` breakpoint in styles.css. */
const wideQuery = "(width >= 64rem)";

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wideQuery);
  query.addEventListener("change", onChange);
  return () => {
    query.removeEventListener("change", onChange);
  };
}

/** The tab from the URL, or All if the window is too narrow for that tab. */
export function useFeedTab(): FeedTab {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(wideQuery).matches,
    () => true,
  );
  const tab = parseFeedTab(useLocation().search);
  return tab.type === "video" && !isWide ? feedTabs[0] : tab;
}
