import { useEffect, useRef, useState } from "react";

/** Waits until typing stops, so that the image isn't requested for every letter. Pasted text doesn't wait. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  const previousLength = useRef(text.length);
  useEffect(() => {
    const isPasted = text.length > previousLength.current + 1;
    const delayMs = isPasted ? 0 : 500;
    previousLength.current = text.length;
    const timer = setTimeout(() => {
      setDebounced(text);
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return text === "" ? "" : debounced;
}
