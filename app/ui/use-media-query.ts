import { useCallback, useSyncExternalStore } from "react";

/** The `lg` breakpoint of styles.css. */
export const wideScreen = "(width >= 64rem)";

/** The `aside` breakpoint of styles.css. */
export const asideScreen = "(width >= 73.75rem)";

/** `serverValue` is for the server and hydration. */
export function useMediaQuery(query: string, serverValue: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => {
        list.removeEventListener("change", onChange);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => serverValue,
  );
}
