import { useState } from "react";
import { isMissing } from "~/shared/shown-image";

/**
 * Whether there is no picture at `src`, and what its `<img>` takes so that this is learned: by `ref` as
 * well, because one of the server's page may have come before anybody listened.
 */
export function useMissingPicture(src: string | null) {
  const [missing, setMissing] = useState<string | null>(null);
  const look = (image: HTMLImageElement | null) => {
    if (image && isMissing(image)) setMissing(src);
  };
  const heard = ({ currentTarget }: { currentTarget: HTMLImageElement }) => {
    look(currentTarget);
  };
  return {
    missing: src !== null && src === missing,
    watched: { ref: look, onLoad: heard, onError: heard },
  };
}
