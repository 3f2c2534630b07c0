import { useId } from "react";
import type { ReactNode } from "react";

/** What the control needs, to be spread on it: `<Field label="Title">{(control) => <Input {...control} />}</Field>`. */
export interface ControlProps {
  id: string;
  required: boolean;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

interface FieldProps {
  label: string;
  /** The label is there for those who listen; what the field is must be plain to see without it. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** One sentence that says how to put it right. Read out when it appears. */
  error?: string | null | undefined;
  required?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error, tied together for every kind of reader. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  required = false,
  className = "",
  children,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const wrong = error !== undefined && error !== null && error !== "";
  const described = [hint !== undefined && hintId, wrong && errorId].filter(
    (part) => part !== false,
  );
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={
          hideLabel ? "sr-only" : "mb-1.5 block text-sm font-semibold text-ink"
        }
      >
        {label}
      </label>
      {children({
        id,
        required,
        ...(described.length > 0 && {
          "aria-describedby": described.join(" "),
        }),
        ...(wrong && { "aria-invalid": true }),
      })}
      {hint !== undefined && (
        <p id={hintId} className="mt-1.5 text-xs text-ink-soft">
          {hint}
        </p>
      )}
      <p
        id={errorId}
        aria-live="polite"
        className="text-sm text-danger not-empty:mt-1.5"
      >
        {wrong ? error : null}
      </p>
    </div>
  );
}
