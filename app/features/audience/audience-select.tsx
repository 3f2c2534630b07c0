import type { ComponentPropsWithoutRef } from "react";
import { Select } from "~/ui/select";
import { audienceLabels, type PostAudience } from "./audience";

interface AudienceSelectProps<Choice extends PostAudience> extends Omit<
  ComponentPropsWithoutRef<"select">,
  "onChange"
> {
  value: NoInfer<Choice>;
  choices: readonly Choice[];
  onChoose: (audience: Choice) => void;
}

export function AudienceSelect<Choice extends PostAudience>({
  choices,
  onChoose,
  ...select
}: AudienceSelectProps<Choice>) {
  return (
    <Select
      {...select}
      onChange={({ target: { value } }) => {
        const audience = choices.find((one) => one === value);
        if (audience) onChoose(audience);
      }}
    >
      {choices.map((audience) => (
        <option key={audience} value={audience}>
          {audienceLabels[audience]}
        </option>
      ))}
    </Select>
  );
}
