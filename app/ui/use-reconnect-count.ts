import { useCallback, useState } from "react";
import { useOnReconnect } from "./use-on-reconnect";

/** How often the network has come back since mount; use it as the key of something that may have failed offline. */
export function useReconnectCount(): number {
  const [count, setCount] = useState(0);
  useOnReconnect(
    useCallback(() => {
      setCount((before) => before + 1);
    }, []),
  );
  return count;
}
