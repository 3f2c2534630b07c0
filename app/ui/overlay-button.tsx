import type { ReactNode } from "react";

interface OverlayButtonProps {
  label: string;
  onClick: () => void;
  className?: string;
  children: ReactNode;
}

export function OverlayButton({
  label,
  onClick,
  className = "",
  children,
}: OverlayButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`flex touch items-center justify-center rounded-full text-white hover:bg-white/15 focus-visible:outline-white ${className}`}
    >
      {children}
    </button>
  );
}
