import { Field } from "~/ui/field";
import { Input, TextArea } from "~/ui/input";
import { eventLocationMax, eventTitleMax } from "~/features/posts/event";
import { EventWhen } from "./event-when";
import { PictureField } from "~/features/media/picture-field";
import type { EventForm } from "./use-event-form";
import type { PictureTaking } from "~/features/media/use-picture";

interface EventFieldsetProps {
  form: EventForm;
  picture: PictureTaking;
  readOnly: boolean;
}

/** spec §2: title, date and time, description, location, registration link, image. */
export function EventFieldset({ form, picture, readOnly }: EventFieldsetProps) {
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
            maxLength={eventTitleMax}
          />
        )}
      </Field>
      <EventWhen
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
            maxLength={eventLocationMax}
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
        <PictureField
          value={fields}
          preparing={picture.preparing}
          problems={{
            imageUrl: problemAt("imageUrl"),
            imageAlt: problemAt("imageAlt"),
          }}
          readOnly={readOnly}
          onFile={(file) => void picture.take(file)}
          onChange={change}
        />
      </fieldset>
    </>
  );
}
