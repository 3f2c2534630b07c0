import type { ComponentPropsWithoutRef, ReactNode } from "react";

interface CheckboxProps extends ComponentPropsWithoutRef<"input"> {
  label: ReactNode;
  hint?: ReactNode;
}

export function Checkbox({
  label,
  hint,
  className = "",
  ...input
}: CheckboxProps) {
  return (
    <label
      className={`flex touch cursor-pointer items-start gap-3 py-2 font-semibold ${className}`}
    >
      <input
        type="checkbox"
        {...input}
        className="mt-0.5 size-5 shrink-0 accent-primary"
      />
      <span className="min-w-0">
        {label}
        <span className="block text-sm font-normal text-ink-soft">{hint}</span>
      </span>
    </label>
  );
}
