import { useEffect, useState } from "react";
import { getCachedLabel } from "~/client/cached-copy";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/use-hydrated";
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

const bannerClass =
  "flex h-(--banner-height) flex-wrap content-center items-center justify-center gap-x-2 px-4 text-sm font-semibold";

/**
 * Shown above everything else. `data-banner` makes the layout reserve space. The status region is always in the DOM,
 * because screen readers only announce changes inside an existing region.
 */
export function OfflineBanner() {
  const connection = useConnection();
  const since = useHydrated() ? getCachedLabel() : null;
  const state = connection === "online" && since ? "cached" : connection;
  return (
    <div
      role="status"
      className="fixed inset-x-0 top-0 z-50"
      {...(state !== "online" && { "data-banner": state })}
      {...(since && { "data-since": "" })}
    >
      {state === "cached" && (
        <p className={`${bannerClass} bg-sunken text-ink`}>
          This page is {since}
          <button
            type="button"
            className="touch px-2 font-semibold underline underline-offset-2"
            onClick={() => {
              location.reload();
            }}
          >
            Reload
          </button>
        </p>
      )}
      {state === "offline" && (
        <p className={`${bannerClass} bg-ink text-background`}>
          <Icon name="wifi-off" className="size-4" />
          You're offline - limited features available
          {since && <span className="font-normal">{since}</span>}
        </p>
      )}
      {state === "back" && (
        <p className={`${bannerClass} bg-success text-paper`}>
          <Icon name="check" className="size-4" />
          Back online
        </p>
      )}
    </div>
  );
}
