import { displayName } from "~/features/users/user";
import { timeUntilLabel } from "~/shared/time";
import { useNow } from "~/ui/now";
import { claimDurationMs } from "~/features/reports/queue-text";
import type { Ticket } from "~/features/reports/queue";

export function ClaimedBy({
  ticket: { claimedBy, claimedUntil },
}: {
  ticket: Pick<Ticket, "claimedBy" | "claimedUntil">;
}) {
  // The claim may be newer than the rendered time, so limit the remaining time to the claim's length.
  const now = useNow();
  if (!claimedBy || claimedUntil === null) return null;
  return (
    <span className="font-semibold text-ink">
      {displayName(claimedBy)} is reviewing it, free again{" "}
      {timeUntilLabel(
        Math.min(Date.parse(claimedUntil), now + claimDurationMs),
        now,
      )}
    </span>
  );
}
