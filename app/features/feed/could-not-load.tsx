import { Button } from "~/ui/button";

/** A part of the page did not come. What was typed is not touched by that. */
export function CouldNotLoad({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-ink"
    >
      This part could not be loaded. Please check your connection.
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
