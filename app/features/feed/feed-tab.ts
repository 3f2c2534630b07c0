import type { PrayerFilter } from "~/features/prayer/prayer-filter";
import type { FeedType } from "./feed";

/** `type` is the API's name, `slug` the URL's. */
export const feedTabs = [
  { type: "all", slug: "all", label: "All" },
  { type: "event", slug: "events", label: "Events" },
  { type: "video", slug: "videos", label: "Videos" },
  { type: "prayer", slug: "prayer", label: "Prayer" },
] as const satisfies readonly { type: FeedType; slug: string; label: string }[];

export type FeedTab = (typeof feedTabs)[number];

/** Parses `?tab=events`; All is the default. */
export function parseFeedTab(search: string): FeedTab {
  const slug = new URLSearchParams(search).get("tab");
  return feedTabs.find((tab) => tab.slug === slug) ?? feedTabs[0];
}

/** All has no query, so that each list has one URL. */
export function feedTabHref({ slug }: FeedTab): string {
  return slug === "all" ? "?" : `?tab=${slug}`;
}

/** The filters of the Prayer tab, each with its URL; To pray for is the default. */
export const prayerTabs: { slug: PrayerFilter; label: string; to: string }[] = [
  { slug: "open", label: "To pray for", to: "?tab=prayer" },
  { slug: "answered", label: "Answered", to: "?tab=prayer&prayers=answered" },
];

/** Parses `?tab=prayer&prayers=answered`. Undefined for other tabs. */
export function parsePrayerFilter(
  { type }: FeedTab,
  search: string,
): PrayerFilter | undefined {
  if (type !== "prayer") return undefined;
  const value = new URLSearchParams(search).get("prayers");
  return value === "answered" ? value : "open";
}

/** Fixed by docs/product.md. */
export function getEmptyFeedText({ type, label }: FeedTab): string {
  return type === "all"
    ? "No posts yet. Be the first to share something!"
    : `No ${label} found.`;
}

/**
 * The first page of 100 arrives in two parts: the server renders 20 posts (2.5 ms of CPU instead of
 * 7.5) and the browser requests the other 80. Later pages have 100.
 */
export const firstPageSize = 20;
const pageSize = 100;

/** `pageIndex` starts at 0. */
export function getPageSize(pageIndex: number): number {
  return [firstPageSize, pageSize - firstPageSize][pageIndex] ?? pageSize;
}
