import { useId, useRef, type FormEvent, type KeyboardEvent } from "react";
import type { Draft } from "~/client/drafts";
import type { Issue } from "~/shared/errors";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import type { EventData } from "~/features/posts/event";
import type { EventDraft } from "./event-draft";
import { EventFieldset } from "./event-fields";
import type { EventFormValues } from "./event-form";
import { UploadProgress } from "~/features/media/upload-progress";
import { useEventForm } from "./use-event-form";
import { useImageFile } from "~/features/media/use-image-file";

export type { EventFormValues };

interface EventDialogProps {
  /** Null for a new event. */
  initial: EventData | null;
  imageAlt?: string | null;
  pending: boolean;
  /** From the server, by field. */
  problems?: Issue[];
  /** Why the last attempt failed. */
  failure?: string | null;
  /** Of the image upload, 0 to 1. */
  progress?: number | null;
  onCancelUpload?: () => void;
  draft: Draft<EventDraft> & { value: EventDraft };
  onSubmit: (values: EventFormValues) => void;
  onClose: () => void;
}

/** Creates or edits an event. Sending is up to the parent. */
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
  const imageFile = useImageFile((dataString) => {
    form.change({ imageData: dataString, imageUrl: "" });
  });
  const element = useRef<HTMLFormElement>(null);
  const id = useId();

  const submit = () => {
    if (pending || imageFile.preparing) return;
    if (form.submit() === undefined) return;
    // After the render that marks the invalid fields.
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
      description="Only the title and the date are required."
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
            disabled={imageFile.preparing}
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
        <EventFieldset form={form} imageFile={imageFile} readOnly={pending} />
        {progress !== null && (
          <UploadProgress fraction={progress} onCancel={onCancelUpload} />
        )}
        {(failure !== null || form.otherProblems.length > 0) && (
          <div role="alert" className="text-sm text-danger">
            {form.otherProblems.map(({ path, message }) => (
              <p key={path}>{message}</p>
            ))}
            {failure !== null && <p>{failure} We've saved it here for you.</p>}
          </div>
        )}
      </form>
    </Dialog>
  );
}
