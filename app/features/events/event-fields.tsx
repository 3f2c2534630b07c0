import { Field } from "~/ui/field";
import { Input, TextArea } from "~/ui/input";
import {
  maxEventLocationLength,
  maxEventTitleLength,
} from "~/features/posts/event";
import { EventTimeFields } from "./event-time-fields";
import { ImageField } from "~/features/media/image-field";
import type { EventForm } from "./use-event-form";
import type { ImageFileState } from "~/features/media/use-image-file";

interface EventFieldsetProps {
  form: EventForm;
  imageFile: ImageFileState;
  readOnly: boolean;
}

export function EventFieldset({
  form,
  imageFile,
  readOnly,
}: EventFieldsetProps) {
  const { fields, change, problemAt } = form;
  const text = (
    name: "title" | "description" | "location" | "registrationUrl",
  ) => ({
    value: fields[name],
    readOnly,
    onChange: (event: { target: { value: string } }) => {
      change({ [name]: event.target.value });
    },
  });
  return (
    <>
      <Field label="Title" required error={problemAt("title")}>
        {(control) => (
          <Input
            {...control}
            {...text("title")}
            data-first-field=""
            maxLength={maxEventTitleLength}
          />
        )}
      </Field>
      <EventTimeFields
        fields={fields}
        problemAt={problemAt}
        readOnly={readOnly}
        onChange={change}
      />
      <Field label="Description" error={problemAt("description")}>
        {(control) => <TextArea {...control} {...text("description")} />}
      </Field>
      <Field
        label="Location"
        hint="An address, or a link where people meet online."
        error={problemAt("location")}
      >
        {(control) => (
          <Input
            {...control}
            {...text("location")}
            maxLength={maxEventLocationLength}
          />
        )}
      </Field>
      <Field label="Registration URL" error={problemAt("registrationUrl")}>
        {(control) => (
          <Input
            {...control}
            {...text("registrationUrl")}
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
          value={fields}
          preparing={imageFile.preparing}
          problems={{
            imageUrl: problemAt("imageUrl"),
            imageAlt: problemAt("imageAlt"),
          }}
          readOnly={readOnly}
          onFile={(file) => void imageFile.loadFile(file)}
          onChange={change}
        />
      </fieldset>
    </>
  );
}
