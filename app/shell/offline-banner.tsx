import { useSyncExternalStore } from "react";
import { keptSince } from "~/browser/kept-page";
import { Icon } from "~/ui/icon";
import { useConnection } from "./use-connection";

const looks =
  "flex h-(--banner-height) flex-wrap content-center items-center justify-center gap-x-2 px-4 text-sm font-semibold";

/** A page is kept, or not, for as long as it is shown. */
const never = () => () => undefined;

/**
 * Above everything, and everything makes room for it: the layout takes its height from `data-banner`.
 * The status region is always there, so that what appears in it is read out.
 */
export function OfflineBanner() {
  const connection = useConnection();
  const since = useSyncExternalStore(never, keptSince, () => null);
  const shown = connection === "online" && since ? "kept" : connection;
  return (
    <div
      role="status"
      className="fixed inset-x-0 top-0 z-50"
      {...(shown !== "online" && { "data-banner": shown })}
      {...(since && { "data-since": "" })}
    >
      {shown === "kept" && (
        <p className={`${looks} bg-sunken text-ink`}>
          This page is {since}
          <button
            type="button"
            className="touch px-2 font-semibold underline underline-offset-2"
            onClick={() => {
              location.reload();
            }}
          >
            Show it anew
          </button>
        </p>
      )}
      {shown === "offline" && (
        <p className={`${looks} bg-ink text-ground`}>
          <Icon name="wifi-off" className="size-4" />
          You're offline - limited features available
          {since && <span className="font-normal">{since}</span>}
        </p>
      )}
      {shown === "back" && (
        <p className={`${looks} bg-success text-paper`}>
          <Icon name="check" className="size-4" />
          Back online
        </p>
      )}
    </div>
  );
}
