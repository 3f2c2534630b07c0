import type { SuggestedUser } from "./user";

/** spec §9: at most 5; the mobile block goes on by `offset`. */
export const suggestedMax = 5;

/** Further on nobody is asked for: the server picks from its 100 most followed. */
export const suggestedOffsetMax = 50;

/** Where a feed's block of people begins: behind the last one they go round again. */
export function offsetOfBlock(block: number): number {
  return (block * suggestedMax) % (suggestedOffsetMax + suggestedMax);
}

/**
 * Among so many of the most followed those come first who share more of the viewer's preferences.
 * Each such window is put in order by itself, so that the bill is 10 people and not all hundred.
 */
const windowSize = 10;

/** Where the window of an offset begins, and what to skip in it. */
export function windowAt(offset: number): {
  start: number;
  size: number;
  skip: number;
} {
  const skip = offset % windowSize;
  return { start: offset - skip, size: windowSize, skip };
}

/** spec §9: no one twice, no one who is followed already. */
export function worthSuggesting(
  users: readonly SuggestedUser[],
): SuggestedUser[] {
  const byId = new Map(
    users
      .filter(({ isFollowing }) => !isFollowing)
      .map((user) => [user.id, user]),
  );
  return [...byId.values()].slice(0, suggestedMax);
}
