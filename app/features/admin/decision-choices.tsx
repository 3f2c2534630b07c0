import type { ReactNode } from "react";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";

/** Value 0 means permanently. */
const daysLabels = [
  ["1", "For a day"],
  ["7", "For 7 days"],
  ["30", "For 30 days"],
  ["0", "Permanently"],
] as const;

interface RadioChoicesProps {
  legend: ReactNode;
  name: string;
  choices: readonly (readonly [value: string, label: string, hint: string])[];
  defaultValue?: string;
}

export function RadioChoices({
  legend,
  name,
  choices,
  defaultValue,
}: RadioChoicesProps) {
  return (
    <fieldset className="space-y-1">
      {legend}
      {choices.map(([value, label, hint]) => (
        <label
          key={value}
          className="-mx-3 flex touch cursor-pointer items-start gap-3 rounded-control px-3 py-2.5 hover:bg-sunken has-checked:bg-primary-soft"
        >
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            required
            className="mt-0.5 size-5 shrink-0 accent-primary"
          />
          <span className="min-w-0 font-semibold">
            {label}
            <span className="block text-sm font-normal whitespace-pre-line text-ink-soft">
              {hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Form fields `decision` and, for suspensions, `days`. */
export function DecisionChoices({
  choices,
}: Pick<RadioChoicesProps, "choices">) {
  return (
    <div data-decision="" className="space-y-4">
      <RadioChoices
        legend={<legend className="sr-only">Decision</legend>}
        name="decision"
        choices={choices}
      />
      <Field
        label="How long"
        className="hidden in-[[data-decision]:has([value=suspend]:checked)]:block"
      >
        {(control) => (
          <Select {...control} name="days">
            {daysLabels.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
