import { useEffect } from "react";

let running = 0;

/** Shows the progress bar at the top of the window (styles.css) until the returned function is called. */
export function startProgress(): () => void {
  const { dataset } = document.documentElement;
  running++;
  dataset["progress"] = "";
  return () => {
    running--;
    if (running === 0) delete dataset["progress"];
  };
}

/** Shows the progress bar while something that the user asked for is loading. */
export function useProgress(isLoading: boolean): void {
  useEffect(() => (isLoading ? startProgress() : undefined), [isLoading]);
}
