import { useRef, useState } from "react";
import { stored } from "~/browser/storage";
import { asAttempt, attemptAt } from "~/features/posts/attempt";
import type { Attempt } from "~/features/posts/attempt";
import {
  isCalledOff,
  issuesOf,
  useCreatePost,
} from "~/features/posts/create-post.queries";
import { EventDialog } from "~/features/posts/event-dialog";
import type { EventFormValues } from "~/features/posts/event-dialog";
import { forgetEventDraft } from "~/features/posts/event-draft";
import { newEventPost } from "~/features/posts/event-form";
import type { Post } from "~/features/posts/post";
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
  const [progress, setProgress] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);
  const create = useCreatePost(() => {
    forgetEventDraft(draftKey);
    attempts.clear();
  });
  const problems = issuesOf(create.error);

  const submit = (values: EventFormValues) => {
    const body = newEventPost(values);
    const attempt = attemptAt(body, attempts.read());
    attempts.write(attempt);
    upload.current = new AbortController();
    setProgress(values.imageUrl?.startsWith("data:") ? 0 : null);
    const sending = {
      body,
      idempotencyKey: attempt.key,
      signal: upload.current.signal,
      onProgress: setProgress,
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
      problems={problems}
      failed={
        create.isError && problems.length === 0 && !isCalledOff(create.error)
      }
      progress={create.isPending ? progress : null}
      onCancelUpload={() => upload.current?.abort()}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
