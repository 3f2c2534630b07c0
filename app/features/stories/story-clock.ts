export const storyDurationMs = 7000;
export const tickMs = 100;

export interface StoryClock {
  index: number;
  /** ms */
  elapsed: number;
  /** The last story has ended. */
  hasEnded: boolean;
}

export type ClockMove = "tick" | "forward" | "back";

/** Going back from the first story restarts it. */
export function moveClock(
  clock: StoryClock,
  move: ClockMove,
  count: number,
): StoryClock {
  const { index, elapsed } = clock;
  if (move === "back") {
    return { index: Math.max(0, index - 1), elapsed: 0, hasEnded: false };
  }
  if (move === "tick" && elapsed + tickMs < storyDurationMs) {
    return { ...clock, elapsed: elapsed + tickMs };
  }
  return index + 1 < count
    ? { index: index + 1, elapsed: 0, hasEnded: false }
    : { index, elapsed: storyDurationMs, hasEnded: true };
}
