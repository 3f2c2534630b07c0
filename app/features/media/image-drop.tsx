import { useState, type ClipboardEvent, type DragEvent } from "react";

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
        pickImageFiles(event.dataTransfer.files).forEach(onImage);
      },
    },
    onPaste: (event: ClipboardEvent) => {
      const { clipboardData } = event;
      const files = pickImageFiles(clipboardData.files);
      // Word processors put an image of the text on the clipboard along with the text.
      if (files.length === 0 || clipboardData.getData("text/plain") !== "")
        return;
      event.preventDefault();
      files.forEach(onImage);
    },
  };
}

/** The images, or else the first file, whose error message is then shown. */
function pickImageFiles(files: FileList): File[] {
  const images = [...files].filter(({ type }) => type.startsWith("image/"));
  return images.length > 0 ? images : [...files].slice(0, 1);
}
