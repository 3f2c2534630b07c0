import { useEffect } from "react";

export function useOnReconnect(callback: (() => void) | null): void {
  useEffect(() => {
    if (!callback) return;
    addEventListener("online", callback);
    return () => {
      removeEventListener("online", callback);
    };
  }, [callback]);
}
