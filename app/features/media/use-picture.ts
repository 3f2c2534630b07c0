import { useLayoutEffect, useRef, useState } from "react";
import { takePicture } from "./take-picture";

/** Takes a file as a picture; of several in a row the last one counts. */
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
    const picture = await takePicture(file);
    if (own !== turn.current) return;
    setPreparing(false);
    if (picture !== null) latest.current(picture);
  };
  return { preparing, take };
}

export type PictureTaking = ReturnType<typeof usePicture>;
