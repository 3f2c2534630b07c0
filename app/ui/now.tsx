import { minuteMs } from "~/shared/duration.mjs";
import { createContext, useContext, useSyncExternalStore } from "react";

/** When (ms) the server rendered the page: hydration must render the same labels. */
const RenderedAt = createContext(0);

export const NowProvider = RenderedAt.Provider;

/** The current time (ms), updated every minute by one shared timer. */
export function useNow(): number {
  const renderedAt = useContext(RenderedAt);
  return useSyncExternalStore(subscribe, getCurrentMinute, () =>
    floorToMinute(renderedAt),
  );
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const notify of listeners) notify();
  }, minuteMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function getCurrentMinute(): number {
  return floorToMinute(Date.now());
}

/** The server rounds too: most pages hydrate in the minute in which they were rendered, and then nothing changes. */
function floorToMinute(time: number): number {
  return Math.floor(time / minuteMs) * minuteMs;
}
