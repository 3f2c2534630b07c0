import { useCallback, useState } from "react";
import { isMissingImage } from "~/shared/image-src";
import { useOnReconnect } from "./use-on-reconnect";

/**
 * Whether the image at `src` failed to load. The ref also finds one that failed before hydration. Once the network is
 * back, it is no longer missing, so that it loads again.
 */
export function useMissingImage(src: string | null) {
  const [missingSrc, setMissingSrc] = useState<string | null>(null);
  const missing = src !== null && src === missingSrc;
  const retry = useCallback(() => {
    setMissingSrc(null);
  }, []);
  useOnReconnect(missing ? retry : null);
  const check = (image: HTMLImageElement | null) => {
    if (image && isMissingImage(image)) setMissingSrc(src);
  };
  const onEvent = ({ currentTarget }: { currentTarget: HTMLImageElement }) => {
    check(currentTarget);
  };
  return {
    missing,
    imageProps: { ref: check, onLoad: onEvent, onError: onEvent },
  };
}
