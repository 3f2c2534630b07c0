import { minuteMs } from "~/shared/duration.mjs";
import { createContext, useContext, useSyncExternalStore } from "react";

/** When (ms) the server rendered the page: hydration must render the same labels. */
const RenderedAt = createContext(0);

export const NowProvider = RenderedAt.Provider;

/** The current time (ms), updated every minute. */
export function useNow(): number {
  const renderedAt = useContext(RenderedAt);
  return useSyncExternalStore(
    subscribe,
    () => floorToMinute(Date.now()),
    () => floorToMinute(renderedAt),
  );
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs);
  return () => {
    clearInterval(timer);
  };
}

/** The server rounds too: most pages hydrate in the minute in which they were rendered, and then nothing changes. */
function floorToMinute(time: number): number {
  return Math.floor(time / minuteMs) * minuteMs;
}
