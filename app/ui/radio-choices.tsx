import type { ReactNode } from "react";

export type RadioChoice<Value extends string> = readonly [
  value: Value,
  label: string,
  hint: string,
];

interface RadioChoicesProps<Value extends string> {
  legend: ReactNode;
  name: string;
  choices: readonly RadioChoice<Value>[];
  defaultValue?: Value;
  /** With `onChoose`: the field is controlled. */
  value?: Value;
  onChoose?: (value: Value) => void;
  /** Cards side by side instead of a list: the classes of their columns. */
  columns?: string;
}

const listed = "-mx-3 hover:bg-sunken has-checked:bg-primary-soft";
const card =
  "rounded-card border border-line hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft";

export function RadioChoices<Value extends string>({
  legend,
  name,
  choices,
  defaultValue,
  value: chosen,
  onChoose,
  columns,
}: RadioChoicesProps<Value>) {
  return (
    <fieldset>
      {legend}
      <div className={columns ? `grid gap-2 ${columns}` : "space-y-1"}>
        {choices.map(([value, label, hint]) => (
          <label
            key={value}
            className={`flex touch cursor-pointer items-start gap-3 rounded-control px-3 py-2.5 ${columns ? card : listed}`}
          >
            <input
              type="radio"
              name={name}
              value={value}
              {...(onChoose
                ? {
                    checked: value === chosen,
                    onChange: () => {
                      onChoose(value);
                    },
                  }
                : { defaultChecked: value === defaultValue })}
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
      </div>
    </fieldset>
  );
}
