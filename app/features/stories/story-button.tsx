import type { ReactNode } from "react";

interface StoryButtonProps {
  label: string;
  onClick: () => void;
  className?: string;
  children: ReactNode;
}

export function StoryButton({
  label,
  onClick,
  className = "",
  children,
}: StoryButtonProps) {
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
