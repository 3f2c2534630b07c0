import { useState, type ClipboardEvent, type DragEvent } from "react";

/** Handles an image that is pasted into the text or dropped onto the form. */
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
        const file = pickImageFile(event.dataTransfer.files);
        if (file) onImage(file);
      },
    },
    onPaste: (event: ClipboardEvent) => {
      const { clipboardData } = event;
      const file = pickImageFile(clipboardData.files);
      // Word processors put an image of the text on the clipboard along with the text.
      if (!file || clipboardData.getData("text/plain") !== "") return;
      event.preventDefault();
      onImage(file);
    },
  };
}

/** The first image, or else the first file, whose error message is then shown. */
function pickImageFile(files: FileList): File | undefined {
  return [...files].find(({ type }) => type.startsWith("image/")) ?? files[0];
}
