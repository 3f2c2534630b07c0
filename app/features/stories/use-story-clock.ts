import { useEffect, useReducer, useRef } from "react";
import {
  moveClock,
  tickMs,
  type ClockMove,
  type StoryClock,
} from "./story-clock";

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
