import { useCallback, useState } from "react";
import { useOnReconnect } from "./use-on-reconnect";

/** How often the network has come back since this was mounted: the key of what may have failed without it. */
export function useReconnects(): number {
  const [count, setCount] = useState(0);
  useOnReconnect(
    useCallback(() => {
      setCount((before) => before + 1);
    }, []),
  );
  return count;
}
