import { useRef, useState } from "react";
import type { ClipboardEvent, DragEvent } from "react";

/** A picture pasted into the words or dropped onto the form. */
export function usePictureDrop(take: (file: File) => void) {
  const [dropping, setDropping] = useState(false);
  // Crossing a child's edge leaves one element and enters another.
  const depth = useRef(0);

  const bringsFile = ({ dataTransfer }: DragEvent) =>
    dataTransfer.types.includes("Files");
  const end = () => {
    depth.current = 0;
    setDropping(false);
  };

  return {
    dropping,
    dropListeners: {
      onDragEnter: (event: DragEvent) => {
        if (!bringsFile(event)) return;
        event.preventDefault();
        depth.current += 1;
        setDropping(true);
      },
      onDragOver: (event: DragEvent) => {
        if (bringsFile(event)) event.preventDefault();
      },
      onDragLeave: (event: DragEvent) => {
        if (!bringsFile(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) end();
      },
      onDrop: (event: DragEvent) => {
        if (!bringsFile(event)) return;
        event.preventDefault();
        end();
        const file = best(event.dataTransfer.files);
        if (file) take(file);
      },
    },
    onPaste: (event: ClipboardEvent) => {
      const { clipboardData } = event;
      const file = best(clipboardData.files);
      // Word processors put a picture of the words beside the words.
      if (!file || clipboardData.getData("text/plain") !== "") return;
      event.preventDefault();
      take(file);
    },
  };
}

/** The first picture, or what there is instead. */
function best(files: FileList): File | undefined {
  return [...files].find(({ type }) => type.startsWith("image/")) ?? files[0];
}
