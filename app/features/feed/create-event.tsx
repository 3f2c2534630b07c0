import { useDraft } from "~/browser/drafts";
import { keyFor } from "~/features/posts/attempt";
import { useCreatePost } from "~/features/posts/create-post.queries";
import { EventDialog } from "~/features/events/event-dialog";
import type { EventFormValues } from "~/features/events/event-dialog";
import { asEventDraft, noEventDraft } from "~/features/events/event-draft";
import { newEventPost } from "~/features/events/event-form";
import {
  bringsPicture,
  issuesOf,
  notSentReason,
} from "~/features/posts/send-post";
import { useUpload } from "~/features/media/use-upload";
import type { OnPosted } from "./use-composer";

interface CreateEventProps {
  viewerId: string;
  onPosted: OnPosted;
  onClose: () => void;
}

/** Writes an event. Closed by accident, reloaded or refused, it is there again when it is opened. */
export function CreateEvent({ viewerId, onPosted, onClose }: CreateEventProps) {
  const draft = useDraft(viewerId, "event", asEventDraft);
  const upload = useUpload();
  const create = useCreatePost(() => {
    draft.write(noEventDraft);
  });

  const submit = (values: EventFormValues) => {
    const body = newEventPost(values);
    const sending = {
      body,
      idempotencyKey: keyFor(draft, body),
      ...upload.begin(bringsPicture(body)),
    };
    create.mutate(sending, {
      onSuccess: (post) => {
        onPosted(post ?? body);
        onClose();
      },
    });
  };

  return (
    <EventDialog
      initial={null}
      draft={draft}
      pending={create.isPending}
      problems={issuesOf(create.error)}
      failure={notSentReason(create.error, "event")}
      progress={create.isPending ? upload.progress : null}
      onCancelUpload={upload.cancel}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
