import { useLayoutEffect, useRef, useState } from "react";
import { prepareImage } from "./prepare-image";

/** If several files are picked in a row, only the last one is used. */
export function useImageFile(onImage: (dataUrl: string) => void) {
  const [preparing, setPreparing] = useState(false);
  const latestRun = useRef(0);
  // The user may type while the file is processed, so call the latest callback.
  const onImageRef = useRef(onImage);
  useLayoutEffect(() => {
    onImageRef.current = onImage;
  });

  const loadFile = async (file: File) => {
    const run = ++latestRun.current;
    setPreparing(true);
    const image = await prepareImage(file);
    if (run !== latestRun.current) return;
    setPreparing(false);
    if (image !== null) onImageRef.current(image);
  };
  return { preparing, loadFile };
}

export type ImageFileState = ReturnType<typeof useImageFile>;
