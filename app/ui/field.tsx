import { useId, type ReactNode } from "react";

/** Spread these on the control: `<Field label="Title">{(control) => <Input {...control} />}</Field>`. */
export interface ControlProps {
  id: string;
  required: boolean;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

interface FieldProps {
  label: string;
  /** For screen readers only; the field's purpose must be visible without it. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** One sentence that says how to fix it. Announced when it appears. */
  error?: string | null | undefined;
  required?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A label, control, hint and error, linked for assistive technology. */
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
  const wrong = Boolean(error);
  const describedBy = [hint !== undefined && hintId, wrong && errorId]
    .filter(Boolean)
    .join(" ");
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
        ...(describedBy && { "aria-describedby": describedBy }),
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
        {error}
      </p>
    </div>
  );
}
