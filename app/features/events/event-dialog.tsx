import { useContext } from "react";
import { AudienceSelect } from "~/features/audience/audience-select";
import { listAudiences } from "~/features/groups/group-rules";
import { GroupContext } from "~/features/groups/group-context";
import { ImageField } from "~/features/media/image-field";
import { UploadProgress } from "~/features/media/upload-progress";
import { useImageFile } from "~/features/media/use-image-file";
import {
  maxEventLocationLength,
  maxEventTitleLength,
} from "~/features/posts/event";
import { useApprovalOffer } from "~/features/posts/use-approval-offer";
import { Field } from "~/ui/field";
import { FormDialog } from "~/ui/form-dialog";
import { Input, TextArea } from "~/ui/input";
import { EventTimeFields } from "./event-time-fields";
import { useEventForm, type EventFormOptions } from "./use-event-form";

interface EventDialogProps extends EventFormOptions {
  /** Why the last attempt failed. */
  failure: string | null;
}

/** Creates or edits an event. Sending is up to the parent. */
export function EventDialog({ failure, ...options }: EventDialogProps) {
  const group = useContext(GroupContext);
  const form = useEventForm(options);
  const { values, change, input, error, pending, otherIssues, upload } = form;
  const chooseAudience = useApprovalOffer(values.audience, (audience) => {
    change({ audience });
  });
  const imageFile = useImageFile((imageData) => {
    change({ imageData, imageUrl: "" });
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
      <Field label="Title" required error={error("title")}>
        {(control) => (
          <Input
            {...control}
            {...input("title")}
            data-first-field=""
            maxLength={maxEventTitleLength}
          />
        )}
      </Field>
      {!options.initial && (
        <Field label="Who can see it" error={error("audience")}>
          {(control) => (
            <AudienceSelect
              {...control}
              value={values.audience}
              choices={listAudiences(group)}
              disabled={pending}
              onChoose={chooseAudience}
            />
          )}
        </Field>
      )}
      <EventTimeFields form={form} readOnly={pending} />
      <Field label="Description" error={error("description")}>
        {(control) => <TextArea {...control} {...input("description")} />}
      </Field>
      <Field
        label="Location"
        hint="An address, or a link to the online meeting."
        error={error("location")}
      >
        {(control) => (
          <Input
            {...control}
            {...input("location")}
            maxLength={maxEventLocationLength}
          />
        )}
      </Field>
      <Field label="Registration URL" error={error("registrationUrl")}>
        {(control) => (
          <Input
            {...control}
            {...input("registrationUrl")}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            placeholder="https://"
          />
        )}
      </Field>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold text-ink">Image</legend>
        <ImageField
          value={values}
          preparing={imageFile.preparing}
          problems={{
            imageUrl: error("imageUrl"),
            imageAlt: error("imageAlt"),
          }}
          readOnly={pending}
          onFile={imageFile.loadFile}
          onChange={change}
        />
      </fieldset>
      {pending && upload.progress !== null && (
        <UploadProgress fraction={upload.progress} onCancel={upload.cancel} />
      )}
    </FormDialog>
  );
}
