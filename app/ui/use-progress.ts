import { useEffect } from "react";

/** How many components are showing the progress bar. */
let running = 0;

/** Shows the progress bar at the top of the window (styles.css) while something that the user asked for is loading. */
export function useProgress(isLoading: boolean): void {
  useEffect(() => {
    if (!isLoading) return;
    const { dataset } = document.documentElement;
    running++;
    dataset["progress"] = "";
    return () => {
      running--;
      if (running === 0) delete dataset["progress"];
    };
  }, [isLoading]);
}
