import type { ReactNode } from "react";
import { compactCount, plural } from "~/shared/text";
import { Button } from "~/ui/button";
import { useNow } from "~/ui/now";
import type { EventData } from "~/features/posts/event";
import { isPastEvent } from "~/features/posts/event-time";

interface EventInterestProps {
  event: EventData;
  /** What can be done about it while there is time. */
  children: ReactNode;
}

/** spec §4, Event: how many are interested, and a way to be one of them, or that it is too late. */
export function EventInterest({ event, children }: EventInterestProps) {
  const past = isPastEvent(event, useNow());
  const { interestsCount: count } = event;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      {past ? (
        <Button variant="secondary" size="sm" disabled>
          Event Ended
        </Button>
      ) : (
        children
      )}
      <p className="text-sm text-ink-soft tabular-nums">
        {compactCount(count)} {plural(count, "person", "people")} interested
      </p>
    </div>
  );
}
