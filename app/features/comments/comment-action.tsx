import type { ComponentPropsWithoutRef } from "react";

/**
 * Small text, 24 px high, with a touch target of 44 px, most of it below, because a mention may be right above. `target`
 * is for screen readers.
 */
export function Action({
  verb,
  target,
  className = "",
  ...props
}: ComponentPropsWithoutRef<"button"> & { verb: string; target: string }) {
  return (
    <button
      type="button"
      aria-label={`${verb} ${target}`}
      className={`relative py-0.5 text-xs font-semibold text-ink-soft after:absolute after:-inset-x-3 after:-top-1 after:-bottom-4 hover:text-ink hover:underline ${className}`}
      {...props}
    >
      {verb}
    </button>
  );
}
