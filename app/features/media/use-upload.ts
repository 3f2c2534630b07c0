import { useRef, useState } from "react";

/** For a picture on its way. */
export interface Watching {
  signal?: AbortSignal;
  /** How much of it has been sent, 0 to 1. */
  onProgress?: (fraction: number) => void;
}

/** Follows a picture on its way, which may be called off. */
export function useUpload() {
  const [progress, setProgress] = useState<number | null>(null);
  const control = useRef<AbortController | null>(null);
  return {
    /** 0 to 1; null where nothing is worth watching. */
    progress,
    cancel: () => control.current?.abort(),
    /** For the call about to be made. */
    begin: (withPicture: boolean): Watching => {
      control.current = new AbortController();
      setProgress(withPicture ? 0 : null);
      return { signal: control.current.signal, onProgress: setProgress };
    },
  };
}
