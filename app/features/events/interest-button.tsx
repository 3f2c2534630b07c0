import type { ReactNode } from "react";
import type { EventData } from "~/features/posts/event";
import { isPastEvent } from "~/features/posts/event-time";
import { compactCount, plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { submitButtonProps } from "~/ui/button-form";
import { useNow } from "~/ui/now";

interface InterestButtonProps {
  postId: string;
  event: EventData;
  onToggle: () => void;
}

export function InterestButton({
  postId,
  event,
  onToggle,
}: InterestButtonProps) {
  const { isInterested } = event;
  return (
    <EventInterest event={event}>
      <Button
        variant={isInterested ? "primary" : "secondary"}
        size="sm"
        aria-pressed={isInterested}
        {...submitButtonProps(
          urls.api.eventInterest(postId),
          ["desired", `${!isInterested}`],
          onToggle,
        )}
      >
        {isInterested ? "Interested ✓" : "Interested"}
      </Button>
    </EventInterest>
  );
}

interface EventInterestProps {
  event: EventData;
  /** The interest button or the sign-in link; hidden once the event is over. */
  children: ReactNode;
}

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
