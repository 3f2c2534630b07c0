import { useEffect, useState } from "react";

/** Waits until typing stops, so that nothing is requested for every letter. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setDebounced(text);
    }, 500);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return text === "" ? "" : debounced;
}
