import { useLocation } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { feedTabOf, feedTabs } from "./feed-tab";
import type { FeedTab } from "./feed-tab";

/** spec §2: no Videos tab below 1024 px, the `lg` of styles.css. */
const wide = "(width >= 64rem)";

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", onChange);
  return () => {
    query.removeEventListener("change", onChange);
  };
}

/** The tab the address names, or All where the window is too narrow to show that tab. */
export function useFeedTab(): FeedTab {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  );
  const tab = feedTabOf(useLocation().search);
  return tab.type === "video" && !isWide ? feedTabs[0] : tab;
}
