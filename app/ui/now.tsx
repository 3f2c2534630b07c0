import { createContext, useContext, useSyncExternalStore } from "react";

const minute = 60_000;

/** The time (ms) at which the server drew the page: hydration must draw the same labels. */
const DrawnAt = createContext(0);

export const NowProvider = DrawnAt.Provider;

/** The time, to the minute; goes on by itself. One timer for all who ask. */
export function useNow(): number {
  const drawnAt = useContext(DrawnAt);
  return useSyncExternalStore(subscribe, thisMinute, () => minuteOf(drawnAt));
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const told of listeners) told();
  }, minute);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function thisMinute(): number {
  return minuteOf(Date.now());
}

/** To the minute on the server as well: most pages are hydrated in the minute in which they were drawn. */
function minuteOf(time: number): number {
  return Math.floor(time / minute) * minute;
}
