import type { EventData } from "~/features/posts/event";
import { EventInterest } from "./event-interest";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { submitButtonProps } from "~/ui/button-form";

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
        variant={isInterested ? "secondary" : "primary"}
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
