import { useDraft } from "~/client/drafts";
import { getIdempotencyKey } from "~/features/posts/attempt";
import { useCreatePost } from "~/features/posts/create-post.queries";
import {
  EventDialog,
  type EventFormValues,
} from "~/features/events/event-dialog";
import { asEventDraft, emptyEventDraft } from "~/features/events/event-draft";
import { newEventPost } from "~/features/events/event-form";
import {
  hasImageUpload,
  getFieldIssues,
  getSendErrorMessage,
} from "~/features/posts/send-post";
import { useUpload } from "~/features/media/use-upload";
import type { OnPosted } from "./use-composer";

interface CreateEventProps {
  viewerId: string;
  onPosted: OnPosted;
  onClose: () => void;
}

/** The draft survives closing, reloading and errors. */
export function CreateEvent({ viewerId, onPosted, onClose }: CreateEventProps) {
  const draft = useDraft(viewerId, "event", asEventDraft);
  const upload = useUpload();
  const create = useCreatePost(() => {
    draft.write(emptyEventDraft);
  });

  const submit = (values: EventFormValues) => {
    const body = newEventPost(values);
    const sending = {
      body,
      idempotencyKey: getIdempotencyKey(draft, body),
      ...upload.start(hasImageUpload(body)),
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
      problems={getFieldIssues(create.error)}
      failure={getSendErrorMessage(create.error, "event")}
      progress={create.isPending ? upload.progress : null}
      onCancelUpload={upload.cancel}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
