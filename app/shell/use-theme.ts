import { useSyncExternalStore } from "react";
import { applyTheme, storedTheme } from "~/browser/theme";
import type { Theme } from "~/browser/theme";

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: ["data-theme"],
  });
  // Another tab has stored something; if it was the theme, this tab follows.
  const follow = () => {
    if (storedTheme() !== shownTheme()) applyTheme(storedTheme());
  };
  addEventListener("storage", follow);
  return () => {
    observer.disconnect();
    removeEventListener("storage", follow);
  };
}

function shownTheme(): Theme {
  return document.documentElement.dataset["theme"] === "dark"
    ? "dark"
    : "light";
}

/** The theme on <html>, wherever it was changed. The server does not know it and says light. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => "light");
}
