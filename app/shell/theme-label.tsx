import { Icon } from "~/ui/icon";

/** The theme one would get. CSS knows the present one before any script does, so nothing flickers. */
export function ThemeIcon() {
  return (
    <>
      <Icon name="moon" className="size-5 dark:hidden" />
      <Icon name="sun" className="hidden size-5 dark:block" />
    </>
  );
}

/** spec §2: 'Light Mode' / 'Dark Mode'. */
export function themeLabel(theme: "light" | "dark"): string {
  return theme === "dark" ? "Light Mode" : "Dark Mode";
}
