import type { Post } from "~/features/posts/post";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { onDemand, useOnDemand } from "~/ui/on-demand";
import { Spinner } from "~/ui/spinner";
import { CouldNotLoad } from "~/ui/could-not-load";

const createEvent = onDemand(() => import("./create-event"));

interface EventPlaceProps {
  viewerId: string;
  onPosted: (post: Post) => void;
  onClose: () => void;
}

/** The event dialog, or, until its code is there, what has become of it. */
export function EventPlace({ onClose, ...rest }: EventPlaceProps) {
  const { module, failed, retry } = useOnDemand(createEvent, true);
  if (module) return <module.CreateEvent onClose={onClose} {...rest} />;
  return (
    <div className="card mt-2 flex items-center gap-2 px-4 py-2">
      <div className="flex-1">
        {failed ? (
          <CouldNotLoad onRetry={retry} />
        ) : (
          <p role="status" className="flex items-center gap-2 text-sm">
            <Spinner />
            Opening the event form…
          </p>
        )}
      </div>
      <Button variant="quiet" size="icon" aria-label="Close" onClick={onClose}>
        <Icon name="close" className="size-4.5" />
      </Button>
    </div>
  );
}
