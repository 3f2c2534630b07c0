import type { ReactNode } from "react";
import { Button } from "./button";

interface LoadErrorProps {
  onRetry: () => void;
  retrying?: boolean;
  /** Replaces the default message. */
  children?: ReactNode;
}

/** An inline error for a part of the page that failed to load. */
export function LoadError({
  onRetry,
  retrying = false,
  children = "Couldn't load this part. Please check your connection.",
}: LoadErrorProps) {
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
