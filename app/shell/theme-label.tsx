import { Icon } from "~/ui/icon";

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
export function themeLabel(theme: "light" | "dark"): string {
  return theme === "dark" ? "Light Mode" : "Dark Mode";
}
