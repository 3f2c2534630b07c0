import { useRef, useState, type ClipboardEvent, type DragEvent } from "react";

/** Handles an image that is pasted into the text or dropped onto the form. */
export function useImageDrop(onImage: (file: File) => void) {
  const [dropping, setDropping] = useState(false);
  // Moving between child elements fires dragenter and dragleave too.
  const depth = useRef(0);

  const hasFiles = ({ dataTransfer }: DragEvent) =>
    dataTransfer.types.includes("Files");
  const end = () => {
    depth.current = 0;
    setDropping(false);
  };

  return {
    dropping,
    dropListeners: {
      onDragEnter: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current += 1;
        setDropping(true);
      },
      onDragOver: (event: DragEvent) => {
        if (hasFiles(event)) event.preventDefault();
      },
      onDragLeave: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) end();
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        end();
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
