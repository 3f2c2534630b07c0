import { useEffect, useState } from "react";
import { useOnline } from "~/ui/use-online";

/** How long 'Back online' is shown. */
const backOnlineMs = 3000;

/** `back` for three seconds after `offline`. */
export function useConnection(): "online" | "offline" | "back" {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  if (!online && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (!online || !wasOffline) return;
    const timer = setTimeout(() => {
      setWasOffline(false);
    }, backOnlineMs);
    return () => {
      clearTimeout(timer);
    };
  }, [online, wasOffline]);
  if (!online) return "offline";
  return wasOffline ? "back" : "online";
}
