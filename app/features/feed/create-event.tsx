import { stored } from "~/browser/storage";
import { asAttempt, attemptAt } from "~/features/posts/attempt";
import type { Attempt } from "~/features/posts/attempt";
import { useCreatePost } from "~/features/posts/create-post.queries";
import { EventDialog } from "~/features/events/event-dialog";
import type { EventFormValues } from "~/features/events/event-dialog";
import { forgetEventDraft } from "~/features/events/event-draft";
import { newEventPost } from "~/features/events/event-form";
import type { Post } from "~/features/posts/post";
import {
  bringsPicture,
  issuesOf,
  notSentReason,
} from "~/features/posts/send-post";
import { useUpload } from "~/features/media/use-upload";
import { draftPrefix } from "./forget-drafts";

interface CreateEventProps {
  viewerId: string;
  onPosted: (post: Post) => void;
  onClose: () => void;
}

/** Writes an event. Closed by accident, reloaded or refused, it is there again when it is opened. */
export function CreateEvent({ viewerId, onPosted, onClose }: CreateEventProps) {
  const draftKey = `${draftPrefix}${viewerId}:event`;
  const attempts = stored<Attempt | null>(
    `${draftKey}:attempt`,
    { safeParse: (value) => ({ success: true, data: asAttempt(value) }) },
    null,
  );
  const upload = useUpload();
  const create = useCreatePost(() => {
    forgetEventDraft(draftKey);
    attempts.clear();
  });

  const submit = (values: EventFormValues) => {
    const body = newEventPost(values);
    const attempt = attemptAt(body, attempts.read());
    attempts.write(attempt);
    const sending = {
      body,
      idempotencyKey: attempt.key,
      ...upload.begin(bringsPicture(body)),
    };
    create.mutate(sending, {
      onSuccess: (post) => {
        onPosted(post);
        onClose();
      },
    });
  };

  return (
    <EventDialog
      initial={null}
      draftKey={draftKey}
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
