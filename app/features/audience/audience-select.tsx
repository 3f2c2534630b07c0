import type { ComponentPropsWithoutRef } from "react";
import { audiences } from "~/shared/enums";
import { Select } from "~/ui/select";
import { audienceLabels, type Audience } from "./audience";

interface AudienceSelectProps extends Omit<
  ComponentPropsWithoutRef<"select">,
  "onChange"
> {
  value: Audience;
  choices?: readonly Audience[];
  onChoose: (audience: Audience) => void;
}

export function AudienceSelect({
  choices = audiences,
  onChoose,
  ...select
}: AudienceSelectProps) {
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
