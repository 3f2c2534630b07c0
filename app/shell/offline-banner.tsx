import { Icon } from "~/ui/icon";
import { useConnection } from "./use-connection";

const looks =
  "flex h-(--banner-height) items-center justify-center gap-2 px-4 text-sm font-semibold";

/**
 * Above everything, and everything makes room for it: the layout takes its height from `data-banner`.
 * The status region is always there, so that what appears in it is read out.
 */
export function OfflineBanner() {
  const connection = useConnection();
  return (
    <div
      role="status"
      className="fixed inset-x-0 top-0 z-50"
      {...(connection !== "online" && { "data-banner": connection })}
    >
      {connection === "offline" && (
        <p className={`${looks} bg-ink text-ground`}>
          <Icon name="wifi-off" className="size-4" />
          You're offline - limited features available
        </p>
      )}
      {connection === "back" && (
        <p className={`${looks} bg-success text-paper`}>
          <Icon name="check" className="size-4" />
          Back online
        </p>
      )}
    </div>
  );
}
