import type { EventData } from "~/features/posts/event";
import { EventInterest } from "./event-interest";
import { Button } from "~/ui/button";

interface InterestButtonProps {
  event: EventData;
  onToggle: () => void;
}

/** spec §4, Event: a member's button. */
export function InterestButton({ event, onToggle }: InterestButtonProps) {
  const { isInterested } = event;
  return (
    <EventInterest event={event}>
      <Button
        variant={isInterested ? "secondary" : "primary"}
        size="sm"
        aria-pressed={isInterested}
        className="not-in-data-js:hidden"
        onClick={onToggle}
      >
        {isInterested ? "Interested ✓" : "Interested"}
      </Button>
    </EventInterest>
  );
}
