import { readStored, writeStored } from "./storage";

export type Theme = "light" | "dark";

const KEY = "theme";
/** --background of each theme in styles.css: the colour of a phone's status bar. */
const BAR: Record<Theme, string> = { light: "#f7f3ec", dark: "#14151c" };

/** Light unless the user chose dark; light if storage is blocked. */
export function storedTheme(): Theme {
  return readStored(KEY) === "dark" ? "dark" : "light";
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  document
    .querySelector("meta[name=theme-color]")
    ?.setAttribute("content", BAR[theme]);
}

export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "dark" ? "dark" : "light";
}

/** Switches the theme and stores the choice. */
export function toggleTheme(): void {
  const theme = shownTheme() === "dark" ? "light" : "dark";
  applyTheme(theme);
  writeStored(KEY, theme);
}
