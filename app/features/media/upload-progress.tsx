import { useId } from "react";
import { Button } from "~/ui/button";
import { focusSubmit } from "~/ui/focus-submit";

interface UploadProgressProps {
  /** 0 to 1. */
  fraction: number;
  onCancel: () => void;
}

/** Announced at every quarter only. */
export function UploadProgress({ fraction, onCancel }: UploadProgressProps) {
  const id = useId();
  const percent = Math.round(fraction * 100);
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="flex text-sm text-ink-soft">
          {percent < 100 ? "Uploading the picture" : "Almost there"}
          <span aria-hidden="true" className="ml-auto tabular-nums">
            {percent}%
          </span>
        </label>
        <progress
          id={id}
          max={100}
          value={percent}
          className="mt-1 block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
        />
        <p role="status" className="sr-only">
          Uploaded {Math.floor(percent / 25) * 25} percent
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        onClick={({ currentTarget }) => {
          focusSubmit(currentTarget);
          onCancel();
        }}
      >
        Cancel
      </Button>
    </div>
  );
}
