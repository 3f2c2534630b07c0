import { useContext } from "react";
import type { PostAudience } from "~/features/audience/audience";
import { GroupContext } from "~/features/groups/group-context";
import { getIdempotencyKey } from "~/features/posts/attempt";
import { useCreatePost } from "~/features/posts/create-post.queries";
import { EventDialog } from "~/features/events/event-dialog";
import { newEventPost } from "~/features/events/event-form";
import { getSendErrorMessage } from "~/features/posts/send-post";
import { getDraftName } from "./draft";
import type { OnPosted } from "./use-composer";

interface CreateEventProps {
  viewerId: string;
  /** Preset. */
  audience: PostAudience;
  onPosted: OnPosted;
  onClose: () => void;
}

export function CreateEvent({
  viewerId,
  audience,
  onPosted,
  onClose,
}: CreateEventProps) {
  const group = useContext(GroupContext);
  const create = useCreatePost();
  return (
    <EventDialog
      owner={viewerId}
      draftName={getDraftName(group, "event")}
      initial={null}
      imageAlt={null}
      audience={audience}
      failure={getSendErrorMessage(create.error, "event")}
      send={async (values, draft, upload) => {
        const body = {
          ...newEventPost(values),
          audience: draft.values.audience,
          ...(group && { group: group.slug }),
        };
        const idempotencyKey = getIdempotencyKey(
          { read: () => draft.values, write: draft.change },
          body,
        );
        const sending = { body, idempotencyKey, ...upload };
        const post = await create.mutateAsync(sending);
        onPosted(post ?? body);
      }}
      onClose={onClose}
    />
  );
}
