import type { SuggestedUser } from "./user";

export const maxSuggestions = 5;

/** The server only picks from its 100 most-followed users. */
export const maxSuggestionOffset = 50;

/** The offset of the nth block in the feed. Wraps around after the last offset. */
export function getSuggestionOffset(block: number): number {
  return (block * maxSuggestions) % (maxSuggestionOffset + maxSuggestions);
}

/** Users are ranked by shared preferences within windows of this size, so a request reads 10 users, not all 100. */
const windowSize = 10;

/** The window that contains the offset, and how many users to skip in it. */
export function getRankingWindow(offset: number) {
  const skip = offset % windowSize;
  return { start: offset - skip, size: windowSize, skip };
}

/** Removes duplicates and users who are already followed. */
export function filterSuggestions(
  users: readonly SuggestedUser[],
): SuggestedUser[] {
  const byId = new Map(
    users
      .filter(({ isFollowing }) => !isFollowing)
      .map((user) => [user.id, user]),
  );
  return [...byId.values()].slice(0, maxSuggestions);
}
