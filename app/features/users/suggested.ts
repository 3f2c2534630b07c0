import type { SuggestedUser } from "./user";

/** spec §9: at most 5; the mobile block goes on by `offset`. */
export const suggestedMax = 5;

/** Further on nobody is asked for: the server picks from its 100 most followed. */
export const suggestedOffsetMax = 50;

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
