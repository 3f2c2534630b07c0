import { useContext } from "react";
import type { PostAudience } from "~/features/audience/audience";
import { GroupContext } from "~/features/groups/group-context";
import { getIdempotencyKey } from "~/features/posts/attempt";
import { useCreatePost } from "~/features/posts/create-post.queries";
import { EventDialog } from "~/features/events/event-dialog";
import { newEventPost } from "~/features/events/event-form";
import {
  hasImageUpload,
  getSendErrorMessage,
} from "~/features/posts/send-post";
import { useUpload } from "~/features/media/use-upload";
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
  const upload = useUpload();
  const create = useCreatePost();
  return (
    <EventDialog
      owner={viewerId}
      draftName={getDraftName(group, "event")}
      initial={null}
      imageAlt={null}
      audience={audience}
      failure={getSendErrorMessage(create.error, "event")}
      upload={upload}
      send={async (values, draft) => {
        const body = {
          ...newEventPost(values),
          audience: draft.values.audience,
          ...(group && { group: group.slug }),
        };
        const idempotencyKey = getIdempotencyKey(
          { read: () => draft.values, write: draft.change },
          body,
        );
        const options = upload.start(hasImageUpload(body));
        const post = await create.mutateAsync({
          body,
          idempotencyKey,
          ...options,
        });
        onPosted(post ?? body);
      }}
      onClose={onClose}
    />
  );
}
