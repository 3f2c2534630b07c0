import { Field } from "~/ui/field";
import { RadioChoices, type RadioChoice } from "~/ui/radio-choices";
import { Select } from "~/ui/select";

/** Value 0 means permanently. */
const daysLabels = [
  ["1", "For a day"],
  ["7", "For 7 days"],
  ["30", "For 30 days"],
  ["0", "Permanently"],
] as const;

interface DecisionChoicesProps {
  choices: readonly RadioChoice<string>[];
}

/** Form fields `decision` and, for suspensions, `days`. */
export function DecisionChoices({ choices }: DecisionChoicesProps) {
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
