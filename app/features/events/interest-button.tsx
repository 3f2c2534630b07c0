import type { EventData } from "~/features/posts/event";
import { EventInterest } from "./event-interest";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { press } from "~/ui/press";

interface InterestButtonProps {
  postId: string;
  event: EventData;
  onToggle: () => void;
}

/** spec §4, Event: a member's button. */
export function InterestButton({
  postId,
  event,
  onToggle,
}: InterestButtonProps) {
  const { isInterested } = event;
  return (
    <EventInterest event={event}>
      <Button
        variant={isInterested ? "secondary" : "primary"}
        size="sm"
        aria-pressed={isInterested}
        {...press(
          urls.api.interest(postId),
          ["desired", `${!isInterested}`],
          onToggle,
        )}
      >
        {isInterested ? "Interested ✓" : "Interested"}
      </Button>
    </EventInterest>
  );
}
