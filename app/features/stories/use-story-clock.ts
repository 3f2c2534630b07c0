import { useEffect, useReducer, useRef } from "react";
import { moveClock, tick } from "./story-clock";
import type { ClockMove, StoryClock } from "./story-clock";

/** Which of `count` stories is shown, and how much of it has passed. `onOver` after the last. */
export function useStoryClock(
  count: number,
  startAt: number,
  running: boolean,
  onOver: () => void,
) {
  const [clock, move] = useReducer(
    (now: StoryClock, how: ClockMove) => moveClock(now, how, count),
    { index: startAt, elapsed: 0, over: false },
  );
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (!running || clock.over) return;
    const timer = setInterval(() => {
      move("tick");
    }, tick);
    return () => {
      clearInterval(timer);
    };
  }, [running, clock.over]);
  useEffect(() => {
    if (clock.over) over.current();
  }, [clock.over]);
  return { ...clock, move };
}
