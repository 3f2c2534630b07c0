import { useEffect, useState, useSyncExternalStore } from "react";

/** spec §4: 'Back online' stays this long, ms. */
const backFor = 3000;

function subscribe(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

/** `back` for three seconds after `offline`, else `online`. */
export function useConnection(): "online" | "offline" | "back" {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
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
