import { useId, type ReactNode } from "react";

interface SegmentsProps<Value extends string> {
  label: string;
  hideLabel?: boolean;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Of the row of options, for example its columns. */
  className?: string;
}

/** A segmented control made of radio buttons, so that the arrow keys work. */
export function Segments<Value extends string>({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
  className = "grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))]",
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend
        className={hideLabel ? "sr-only" : "mb-1.5 text-sm font-semibold"}
      >
        {label}
      </legend>
      <div className={`grid gap-1 rounded-control bg-sunken p-1 ${className}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className="relative grid touch cursor-pointer place-items-center rounded-[0.6rem] px-2 text-center text-sm font-semibold text-ink-soft transition-colors hover:text-ink has-checked:bg-paper has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-primary dark:has-checked:bg-line"
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer appearance-none rounded-[0.6rem] focus-visible:outline-none"
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
