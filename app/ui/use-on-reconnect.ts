import { useCallback, useEffect, useState } from "react";

export function useOnReconnect(callback: (() => void) | null): void {
  useEffect(() => {
    if (!callback) return;
    addEventListener("online", callback);
    return () => {
      removeEventListener("online", callback);
    };
  }, [callback]);
}

/** How often the network has come back since mount; use it as the key of something that may have failed offline. */
export function useReconnectCount(): number {
  const [count, setCount] = useState(0);
  const increment = useCallback(() => {
    setCount((before) => before + 1);
  }, []);
  useOnReconnect(increment);
  return count;
}
