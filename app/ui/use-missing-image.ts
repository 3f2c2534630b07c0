import { useState } from "react";
import { isMissingImage } from "~/shared/image-src";

/** Whether the image at `src` failed to load. The ref also finds one that failed before hydration. */
export function useMissingImage(src: string | null) {
  const [missing, setMissing] = useState<string | null>(null);
  const check = (image: HTMLImageElement | null) => {
    if (image && isMissingImage(image)) setMissing(src);
  };
  const onEvent = ({ currentTarget }: { currentTarget: HTMLImageElement }) => {
    check(currentTarget);
  };
  return {
    missing: src !== null && src === missing,
    imageProps: { ref: check, onLoad: onEvent, onError: onEvent },
  };
}
