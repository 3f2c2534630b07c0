import { useRef, useState } from "react";

export interface UploadOptions {
  signal?: AbortSignal | undefined;
  /** 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/** Tracks an upload, which can be canceled. */
export function useUpload() {
  const [progress, setProgress] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);
  return {
    /** 0 to 1; null for a request without an image. */
    progress,
    cancel: () => controller.current?.abort(),
    /** Returns the options for the next request. */
    start: (hasImage: boolean): UploadOptions => {
      controller.current = new AbortController();
      setProgress(hasImage ? 0 : null);
      return { signal: controller.current.signal, onProgress: setProgress };
    },
  };
}
