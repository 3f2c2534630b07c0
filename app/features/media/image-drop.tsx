import { useState, type ClipboardEvent, type DragEvent } from "react";
import { Icon } from "~/ui/icon";

/** Handles images that are pasted into the text or dropped onto the form. */
export function useImageDrop(onImage: (file: File) => void) {
  const [dropping, setDropping] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) =>
    dataTransfer.types.includes("Files");
  return {
    dropping,
    dropListeners: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDropping(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!currentTarget.contains(relatedTarget as Node | null))
          setDropping(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDropping(false);
        [...event.dataTransfer.files].forEach(onImage);
      },
    },
    onPaste: (event: ClipboardEvent) => {
      const { clipboardData } = event;
      const files = [...clipboardData.files];
      // Word processors put an image of the text on the clipboard along with the text.
      if (files.length === 0 || clipboardData.getData("text/plain") !== "")
        return;
      event.preventDefault();
      files.forEach(onImage);
    },
  };
}

/** Covers the form while a file is dragged over it. */
export function DropOverlay() {
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center rounded-card border-2 border-dashed border-primary bg-primary-soft text-primary">
      <p role="status" className="flex items-center gap-2 font-semibold">
        <Icon name="image" className="size-6" />
        Drop the picture here
      </p>
    </div>
  );
}
