import { useSyncExternalStore } from "react";
import { utcDate } from "~/shared/time";

/**
 * 'YYYY-MM-DD' of the UTC day, looked at whenever its owner is drawn. While the server's markup is
 * taken over it is the day that was drawn.
 */
export function useToday(drawn: string): string {
  return useSyncExternalStore(
    never,
    () => utcDate(Date.now()),
    () => drawn,
  );
}

function never(): () => void {
  return () => undefined;
}
