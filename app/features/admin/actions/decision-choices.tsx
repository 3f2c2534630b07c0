import { Field } from "~/ui/field";
import { Select } from "~/ui/select";

/** Value 0 means permanently. */
const daysLabels = [
  ["1", "For a day"],
  ["7", "For 7 days"],
  ["30", "For 30 days"],
  ["0", "Permanently"],
] as const;

interface DecisionChoicesProps {
  choices: readonly (readonly [value: string, label: string, hint: string])[];
}

/** Form fields `decision` and, for suspensions, `days`. */
export function DecisionChoices({ choices }: DecisionChoicesProps) {
  return (
    <div className="group/choices space-y-4">
      <fieldset className="space-y-1">
        <legend className="sr-only">Decision</legend>
        {choices.map(([value, label, hint]) => (
          <label
            key={value}
            className="-mx-3 flex touch cursor-pointer items-start gap-3 rounded-control px-3 py-2.5 hover:bg-sunken has-checked:bg-primary-soft"
          >
            <input
              type="radio"
              name="decision"
              value={value}
              required
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span className="min-w-0 font-semibold">
              {label}
              <span className="block text-sm font-normal text-ink-soft">
                {hint}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <Field
        label="How long"
        className="hidden group-has-[[value=suspend]:checked]/choices:block"
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
