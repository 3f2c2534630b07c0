import type { FeedType } from "./feed";

/** spec §2: the tabs. `type` is what the API calls them, `slug` what the address does. */
export const feedTabs = [
  { type: "all", slug: "all", label: "All" },
  { type: "event", slug: "events", label: "Events" },
  { type: "video", slug: "videos", label: "Videos" },
  { type: "prayer", slug: "prayer", label: "Prayer" },
] as const satisfies readonly { type: FeedType; slug: string; label: string }[];

export type FeedTab = (typeof feedTabs)[number];

/** The tab of an address's query (`?tab=events`); All where it names none. */
export function feedTabOf(search: string): FeedTab {
  const slug = new URLSearchParams(search).get("tab");
  return feedTabs.find((tab) => tab.slug === slug) ?? feedTabs[0];
}

/** All is the address without a query, so that one list has one address. */
export function feedTabHref({ slug }: FeedTab): string {
  return slug === "all" ? "?" : `?tab=${slug}`;
}

/** spec §2, exact. */
export function emptyFeedSentence({ type, label }: FeedTab): string {
  return type === "all"
    ? "No posts yet. Be the first to share something!"
    : `No ${label} found.`;
}

/**
 * A page of 100 (spec §9) comes in two: the server renders the first 20 (2.5 ms of CPU against 7.5),
 * the browser asks for the other 80; from then on by the hundred.
 */
export const firstPageSize = 20;
const pageSize = 100;

/** @param at how many pages stand before it */
export function pageSizeAt(at: number): number {
  return [firstPageSize, pageSize - firstPageSize][at] ?? pageSize;
}
