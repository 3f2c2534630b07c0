import fc from "fast-check";

export const usersPerRun = 5;

/** Hours. Notifications are grouped for 12 h: a group survives the first wait, may survive the second, never the third. */
export const waits = [1, 11.5, 12];

const kinds = [
  ["like", 16],
  ["unlike", 3],
  ["comment", 8],
  ["uncomment", 2],
  ["hideComment", 1],
  ["follow", 9],
  ["unfollow", 2],
  ["accept", 4],
  ["decline", 1],
  ["post", 3],
  ["edit", 3],
  ["deletePost", 0.5],
  ["block", 1],
  ["unblock", 2],
  ["mute", 1],
  ["unmute", 1],
  ["read", 3],
  ["readAll", 2],
  ["wait", 4],
  ["leave", 0.3],
] as const;

export interface Action {
  kind: (typeof kinds)[number][0];
  actorIndex: number;
  otherIndex: number;
  /** Index of a post, comment or notification, modulo how many exist. */
  itemIndex: number;
  /** The user whose handle the text contains. */
  mentionedIndex: number | null;
}

const userIndex = fc.nat({ max: usersPerRun - 1 });

export const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.oneof(
    ...kinds.map(([kind, weight]) => ({
      weight: Math.round(weight * 10),
      arbitrary: fc.constant(kind),
    })),
  ),
  actorIndex: userIndex,
  otherIndex: userIndex,
  itemIndex: fc.nat({ max: 50 }),
  mentionedIndex: fc.option(userIndex),
});
