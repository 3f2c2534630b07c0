import { useId, useRef } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import type { Draft } from "~/browser/drafts";
import type { Issue } from "~/shared/errors";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import type { EventData } from "~/features/posts/event";
import type { EventDraft } from "./event-draft";
import { EventFieldset } from "./event-fields";
import type { EventFormValues } from "./event-form";
import { UploadProgress } from "~/features/media/upload-progress";
import { useEventForm } from "./use-event-form";
import { usePicture } from "~/features/media/use-picture";

export type { EventFormValues };

interface EventDialogProps {
  /** The event to change; null writes a new one. */
  initial: EventData | null;
  /** What its picture shows. */
  imageAlt?: string | null;
  pending: boolean;
  /** What the server found, by field. */
  problems?: Issue[];
  /** Why the last attempt did not arrive. */
  failure?: string | null;
  /** Of the picture being sent, 0 to 1. */
  progress?: number | null;
  onCancelUpload?: () => void;
  /** What is typed: closed by accident, it is there again. */
  draft: Draft<EventDraft> & { value: EventDraft };
  onSubmit: (values: EventFormValues) => void;
  onClose: () => void;
}

/** spec §2: writes an event, or changes one. A view: who shows it sends what it gives. */
export function EventDialog({
  initial,
  imageAlt,
  pending,
  problems = [],
  failure = null,
  progress = null,
  onCancelUpload = () => undefined,
  draft,
  onSubmit,
  onClose,
}: EventDialogProps) {
  const form = useEventForm({
    initial,
    imageAlt: imageAlt ?? "",
    draft,
    problems,
    onSubmit,
  });
  const picture = usePicture((dataString) => {
    form.change({ picture: dataString, imageUrl: "" });
  });
  const element = useRef<HTMLFormElement>(null);
  const id = useId();

  const submit = () => {
    if (pending || picture.preparing) return;
    if (form.submit() === undefined) return;
    // The first field that is marked, once it is.
    requestAnimationFrame(() => {
      element.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    });
  };
  const listeners = {
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      submit();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      submit();
    },
  };
  const requestClose = () => {
    if (!pending) onClose();
  };

  return (
    <Dialog
      title={initial ? "Edit Event" : "Create Event"}
      description="A title and when it begins: the rest may be left out."
      onCloseRequest={requestClose}
      footer={
        <>
          <Button variant="quiet" disabled={pending} onClick={requestClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            pending={pending}
            disabled={picture.preparing}
          >
            {initial ? "Save Event" : "Create Event"}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id={id}
        noValidate
        aria-label="Event"
        {...listeners}
        className="space-y-5"
      >
        <EventFieldset form={form} picture={picture} readOnly={pending} />
        {progress !== null && (
          <UploadProgress fraction={progress} onCancel={onCancelUpload} />
        )}
        {(failure !== null || form.otherProblems.length > 0) && (
          <div role="alert" className="text-sm text-danger">
            {form.otherProblems.map(({ path, message }) => (
              <p key={path}>{message}</p>
            ))}
            {failure !== null && <p>{failure} It is kept here for you.</p>}
          </div>
        )}
      </form>
    </Dialog>
  );
}
