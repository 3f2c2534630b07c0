import { useEffect, useReducer } from "react";

export const storyDurationMs = 7000;
export const tickMs = 100;

export interface StoryClock {
  index: number;
  /** ms */
  elapsed: number;
  /** The last story has ended. */
  hasEnded: boolean;
}

type ClockMove = "tick" | "forward" | "back";

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

/** The current story and its elapsed time. Calls `onEnd` after the last story. */
export function useStoryClock(
  count: number,
  startAt: number,
  running: boolean,
  onEnd: () => void,
) {
  const [clock, move] = useReducer(
    (current: StoryClock, clockMove: ClockMove) =>
      moveClock(current, clockMove, count),
    { index: startAt, elapsed: 0, hasEnded: false },
  );
  useEffect(() => {
    if (clock.hasEnded) onEnd();
    else if (running) {
      const timer = setInterval(() => {
        move("tick");
      }, tickMs);
      return () => {
        clearInterval(timer);
      };
    }
    return undefined;
  }, [running, clock.hasEnded, onEnd]);
  return { ...clock, move };
}
