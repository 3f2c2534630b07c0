import { getPrayerState, type Post } from "~/features/posts/post";

/** What the Prayer tab and GET /api/posts filter by. */
export const prayerFilters = ["open", "answered"] as const;
export type PrayerFilter = (typeof prayerFilters)[number];

/**
 * Whether a cached post still belongs into its list: its author may have written an answer, taken it back, or closed the
 * request since. The server's rules are the indexes `posts_to_pray` and `posts_answered`.
 */
export function matchesFilter(
  { prayer }: Pick<Post, "prayer">,
  filter: PrayerFilter,
): boolean {
  const state = prayer && getPrayerState(prayer);
  return state === (filter === "answered" ? "Answered" : null);
}
