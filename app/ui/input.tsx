import { forwardRef, type ComponentPropsWithoutRef } from "react";

const control =
  "block w-full rounded-control border border-line-strong bg-paper px-3.5 py-2.5 text-base text-ink placeholder:text-ink-soft disabled:opacity-50 aria-invalid:border-danger";

export const Input = forwardRef<
  HTMLInputElement,
  ComponentPropsWithoutRef<"input">
>(function Input({ className = "", ...rest }, ref) {
  return (
    <input ref={ref} className={`touch ${control} ${className}`} {...rest} />
  );
});

/** Grows with its text where the browser supports `field-sizing`. */
export const TextArea = forwardRef<
  HTMLTextAreaElement,
  ComponentPropsWithoutRef<"textarea">
>(function TextArea({ className = "", ...rest }, ref) {
  return (
    <textarea
      ref={ref}
      dir="auto"
      className={`field-sizing-content max-h-96 min-h-24 resize-y ${control} ${className}`}
      {...rest}
    />
  );
});
