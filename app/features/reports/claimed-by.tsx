import { displayName } from "~/features/users/user";
import { againLabel } from "~/shared/time";
import { useNow } from "~/ui/now";
import { claimTime } from "./queue-words";
import type { Ticket } from "./queue";

/** Who looks at it just now, and how long yet. */
export function ClaimedBy({
  ticket: { claimedBy, claimedUntil },
}: {
  ticket: Pick<Ticket, "claimedBy" | "claimedUntil">;
}) {
  // The page may be older than the claim.
  const now = useNow();
  if (!claimedBy || claimedUntil === null) return null;
  return (
    <span className="font-semibold text-ink">
      {displayName(claimedBy)} is looking at it, free again{" "}
      {againLabel(Math.min(Date.parse(claimedUntil), now + claimTime), now)}
    </span>
  );
}
