import { AudienceSelect } from "~/features/audience/audience-select";
import { audiences } from "~/shared/enums";
import { Field } from "~/ui/field";
import type { AboutPart } from "./about";
import type { AboutForm } from "./use-about-form";

interface AudienceFieldProps {
  form: AboutForm;
  part: AboutPart;
  label: string;
}

export function AudienceField({ form, part, label }: AudienceFieldProps) {
  const name = `${part}Audience` as const;
  return (
    <Field label={label}>
      {(control) => (
        <AudienceSelect
          {...control}
          value={form.values[name]}
          choices={audiences}
          disabled={form.pending}
          onChoose={(audience) => {
            form.change({ [name]: audience });
          }}
        />
      )}
    </Field>
  );
}
