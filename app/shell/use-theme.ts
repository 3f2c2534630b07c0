import { useSyncExternalStore } from "react";
import type { Theme } from "~/client/theme";

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: ["data-theme"],
  });
  return () => {
    observer.disconnect();
  };
}

function getTheme(): Theme {
  return document.documentElement.dataset["theme"] === "dark"
    ? "dark"
    : "light";
}

/** The theme on <html>; boot.ts applies changes from other tabs. The server doesn't know it and renders light. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, getTheme, () => "light");
}
