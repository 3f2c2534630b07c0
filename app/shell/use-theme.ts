import { useSyncExternalStore } from "react";
import type { Theme } from "~/browser/theme";

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: ["data-theme"],
  });
  return () => {
    observer.disconnect();
  };
}

function shownTheme(): Theme {
  return document.documentElement.dataset["theme"] === "dark"
    ? "dark"
    : "light";
}

/** The theme on <html>, wherever it was changed (boot.ts follows other tabs). The server does not know it and says light. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => "light");
}
