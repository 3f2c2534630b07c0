import { useSyncExternalStore } from "react";
import { shownTheme, type Theme } from "~/client/theme";
import { Icon } from "~/ui/icon";

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: ["data-theme"],
  });
  return () => {
    observer.disconnect();
  };
}

/** The theme on <html>; boot.ts applies changes from other tabs. The server doesn't know it and renders light. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => "light");
}

/** Shows the theme that a click switches to. CSS selects the icon, so that it doesn't flicker before hydration. */
export function ThemeIcon() {
  return (
    <>
      <Icon name="moon" className="size-5 dark:hidden" />
      <Icon name="sun" className="hidden size-5 dark:block" />
    </>
  );
}

/** The theme that a click switches to. */
export function themeLabel(theme: Theme): string {
  return theme === "dark" ? "Light Mode" : "Dark Mode";
}
