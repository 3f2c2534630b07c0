import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { audiences } from "~/shared/enums";
import type { AboutPart, Audience } from "./about";
import type { AboutForm } from "./use-about-form";

const names: Record<Audience, string> = {
  everyone: "Everyone",
  followers: "Followers",
  me: "Only me",
};

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
        <Select
          {...control}
          value={form.values[name]}
          disabled={form.pending}
          onChange={({ target: { value } }) => {
            const audience = audiences.find((one) => one === value);
            if (audience) form.change({ [name]: audience });
          }}
        >
          {audiences.map((audience) => (
            <option key={audience} value={audience}>
              {names[audience]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
