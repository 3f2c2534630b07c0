import { Field } from "~/ui/field";
import { Input, TextArea } from "~/ui/input";
import {
  maxEventLocationLength,
  maxEventTitleLength,
} from "~/features/posts/event";
import { EventTimeFields } from "./event-time-fields";
import { ImageField } from "~/features/media/image-field";
import type { EventForm } from "./use-event-form";
import type { useImageFile } from "~/features/media/use-image-file";

interface EventFieldsetProps {
  form: EventForm;
  imageFile: ReturnType<typeof useImageFile>;
  readOnly: boolean;
}

export function EventFieldset({
  form,
  imageFile,
  readOnly,
}: EventFieldsetProps) {
  const { values, change, input, error } = form;
  return (
    <>
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
      <EventTimeFields form={form} readOnly={readOnly} />
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
          readOnly={readOnly}
          onFile={imageFile.loadFile}
          onChange={change}
        />
      </fieldset>
    </>
  );
}
