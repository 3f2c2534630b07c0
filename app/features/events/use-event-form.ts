import { useState } from "react";
import { useDraftForm, type FormDraft } from "~/client/use-draft-form";
import { toast } from "~/ui/toast-store";
import type { PostAudience } from "~/features/audience/audience";
import { useUpload, type UploadOptions } from "~/features/media/use-upload";
import type { Attempt } from "~/features/posts/attempt";
import { pastEventProblem, type EventData } from "~/features/posts/event";
import {
  eventFields,
  eventProblems,
  eventValues,
  type EventFields,
  type EventFormValues,
} from "./event-form";
import { ownTimeZone } from "~/shared/time-zones";

/** `attempt`: the last failed one, so that a retry can't create a second event. */
interface EventDraft extends EventFields {
  audience: PostAudience;
  attempt: Attempt | null;
}

export interface EventFormOptions {
  owner: string;
  draftName: string;
  /** Null for a new event. */
  initial: EventData | null;
  imageAlt: string | null;
  /** A new event starts with it. An edited one doesn't use it. */
  audience?: PostAudience;
  send: (
    values: EventFormValues,
    draft: FormDraft<EventDraft>,
    upload: UploadOptions,
  ) => Promise<unknown>;
  onClose: () => void;
}

export function useEventForm({
  owner,
  draftName,
  initial,
  imageAlt,
  audience = "everyone",
  send,
  onClose,
}: EventFormOptions) {
  const [timeZone] = useState(ownTimeZone);
  const upload = useUpload();
  const saved: EventDraft = {
    ...eventFields(initial, imageAlt ?? "", timeZone),
    audience,
    attempt: null,
  };
  const schema = {
    safeParse: ({ attempt, audience: chosen, ...fields }: EventDraft) => {
      const data = eventValues(fields, initial);
      const issues = eventProblems(data, initial, Date.now());
      return issues.length === 0 ? { data } : { error: { issues } };
    },
  };
  const form = useDraftForm(schema, {
    owner,
    name: draftName,
    initial: saved,
    send: (values, draft) => {
      const hasImage = values.imageUrl?.startsWith("data:") ?? false;
      return send(values, draft, upload.start(hasImage));
    },
    onSuccess: onClose,
    onFailure: (issues) => {
      const { description } = pastEventProblem;
      if (issues.some(({ message }) => message === description)) {
        toast({ ...pastEventProblem, variant: "destructive" });
      }
    },
  });
  return {
    ...form,
    /** Of the event's image. */
    upload,
    change: (part: Partial<EventDraft>) => {
      form.change(part);
      // They share one error: together they decide whether the event is in the past.
      const names = "date time allDay timeZone endDate endTime".split(" ");
      if (names.some((name) => name in part)) form.clearErrors(names);
    },
    /** Problems that belong to no field. */
    otherIssues: form.issues.filter(({ path }) => !(path in form.values)),
  };
}

export type EventForm = ReturnType<typeof useEventForm>;
