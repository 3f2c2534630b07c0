import fc from "fast-check";

export const usersPerRun = 5;

/** h: a group begun before one of them is still one, begun before two it may be, before the last it is not. */
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
  who: number;
  whom: number;
  /** Which of the posts, comments or notices there are, counted round. */
  target: number;
  /** Whose handle is in the words. */
  named: number | null;
}

const someone = fc.nat({ max: usersPerRun - 1 });

export const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.oneof(
    ...kinds.map(([kind, often]) => ({
      weight: Math.round(often * 10),
      arbitrary: fc.constant(kind),
    })),
  ),
  who: someone,
  whom: someone,
  target: fc.nat({ max: 50 }),
  named: fc.option(someone),
});
