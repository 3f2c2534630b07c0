import type { ReactNode } from "react";
import { Button } from "./button";

interface CouldNotLoadProps {
  onRetry: () => void;
  retrying?: boolean;
  /** The sentence, where another one than this says more. */
  children?: ReactNode;
}

/** A part of the page did not come. What was typed is not touched by that. */
export function CouldNotLoad({
  onRetry,
  retrying = false,
  children = "This part could not be loaded. Please check your connection.",
}: CouldNotLoadProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-ink"
    >
      {children}
      <Button
        variant="secondary"
        size="sm"
        pending={retrying}
        onClick={onRetry}
      >
        Try again
      </Button>
    </div>
  );
}
