import type { useUpload } from "~/features/media/use-upload";
import { FormDialog } from "~/ui/form-dialog";
import { EventFieldset } from "./event-fields";
import { UploadProgress } from "~/features/media/upload-progress";
import { useEventForm, type EventFormOptions } from "./use-event-form";
import { useImageFile } from "~/features/media/use-image-file";

interface EventDialogProps extends EventFormOptions {
  /** Why the last attempt failed. */
  failure: string | null;
  /** Of the event's image. */
  upload: ReturnType<typeof useUpload>;
}

/** Creates or edits an event. Sending is up to the parent. */
export function EventDialog({ failure, upload, ...options }: EventDialogProps) {
  const form = useEventForm(options);
  const { pending, otherIssues } = form;
  const imageFile = useImageFile((imageData) => {
    form.change({ imageData, imageUrl: "" });
  });
  return (
    <FormDialog
      title={options.initial ? "Edit Event" : "Create Event"}
      description="Only the title, the date and the time are required."
      label="Event"
      submitLabel={options.initial ? "Save Event" : "Create Event"}
      pending={pending}
      disabled={imageFile.preparing}
      error={
        (failure !== null || otherIssues.length > 0) && (
          <>
            {otherIssues.map(({ path, message }) => (
              <p key={path}>{message}</p>
            ))}
            {failure !== null && <p>{failure} We've saved it here for you.</p>}
          </>
        )
      }
      onSubmit={form.submit}
      onClose={options.onClose}
    >
      <EventFieldset form={form} imageFile={imageFile} readOnly={pending} />
      {pending && upload.progress !== null && (
        <UploadProgress fraction={upload.progress} onCancel={upload.cancel} />
      )}
    </FormDialog>
  );
}
