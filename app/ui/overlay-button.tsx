import type { ComponentPropsWithoutRef } from "react";

interface OverlayButtonProps extends ComponentPropsWithoutRef<"button"> {
  label: string;
}

export function OverlayButton({
  label,
  className = "",
  ...props
}: OverlayButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...props}
      className={`flex touch items-center justify-center rounded-full text-white hover:bg-white/15 focus-visible:outline-white ${className}`}
    />
  );
}
