import { useLayoutEffect, useRef, useState } from "react";
import { failureToast } from "~/ui/toast-store";

/**
 * Takes a file as a picture; of several in a row the last one counts. The code that reads and scales
 * comes when the first file does.
 */
export function usePicture(onPicture: (dataString: string) => void) {
  const [preparing, setPreparing] = useState(false);
  const turn = useRef(0);
  // While a picture is read a person types on: what it is added to is what is there then.
  const latest = useRef(onPicture);
  useLayoutEffect(() => {
    latest.current = onPicture;
  });

  const take = async (file: File) => {
    const own = ++turn.current;
    setPreparing(true);
    const picture = await load(file);
    if (own !== turn.current) return;
    setPreparing(false);
    if (picture !== null) latest.current(picture);
  };
  return { preparing, take };
}

export type PictureTaking = ReturnType<typeof usePicture>;

async function load(file: File): Promise<string | null> {
  try {
    const { takePicture } = await import("./take-picture");
    return await takePicture(file);
  } catch {
    failureToast("Failed to process image");
    return null;
  }
}
