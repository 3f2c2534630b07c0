import { useEffect } from "react";

/** Does `work` whenever the network comes back; null: nothing. What failed for want of it may be asked for again. */
export function useOnReconnect(work: (() => void) | null): void {
  useEffect(() => {
    if (!work) return;
    addEventListener("online", work);
    return () => {
      removeEventListener("online", work);
    };
  }, [work]);
}
