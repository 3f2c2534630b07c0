import { useEffect, useState } from "react";
import { useOnline } from "~/ui/use-online";

/** spec §4: 'Back online' stays this long, ms. */
const backFor = 3000;

/** `back` for three seconds after `offline`, else `online`. */
export function useConnection(): "online" | "offline" | "back" {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  if (!online && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (!online || !wasOffline) return;
    const timer = setTimeout(() => {
      setWasOffline(false);
    }, backFor);
    return () => {
      clearTimeout(timer);
    };
  }, [online, wasOffline]);
  if (!online) return "offline";
  return wasOffline ? "back" : "online";
}
