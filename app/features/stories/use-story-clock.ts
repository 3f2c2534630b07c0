import { useEffect, useReducer, useRef } from "react";
import { moveClock, tickMs } from "./story-clock";
import type { ClockMove, StoryClock } from "./story-clock";

/** Which of `count` stories is shown, and how much of it has passed. `onOver` after the last. */
export function useStoryClock(
  count: number,
  startAt: number,
  running: boolean,
  onEnd: () => void,
) {
  const [clock, move] = useReducer(
    (now: StoryClock, how: ClockMove) => moveClock(now, how, count),
    { index: startAt, elapsed: 0, hasEnded: false },
  );
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });
  useEffect(() => {
    if (!running || clock.hasEnded) return;
    const timer = setInterval(() => {
      move("tick");
    }, tickMs);
    return () => {
      clearInterval(timer);
    };
  }, [running, clock.hasEnded]);
  useEffect(() => {
    if (clock.hasEnded) latestOnEnd.current();
  }, [clock.hasEnded]);
  return { ...clock, move };
}
