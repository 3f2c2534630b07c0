import { useSyncExternalStore } from "react";
import { utcDate } from "~/shared/time";

/** The UTC date, 'YYYY-MM-DD', updated on every render. During hydration it's `initialDate`. */
export function useToday(initialDate: string): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => utcDate(Date.now()),
    () => initialDate,
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
