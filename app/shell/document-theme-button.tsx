import { Icon } from "~/ui/icon";

/** The theme toggle of documents. Hidden without JavaScript. */
export function DocumentThemeButton() {
  return (
    <button
      type="button"
      data-action="theme"
      className="inline-flex needs-script touch items-center justify-center rounded-control transition-colors hover:bg-paper/50"
    >
      <Icon name="moon" className="size-5 dark:hidden" />
      <Icon name="sun" className="hidden size-5 dark:block" />
      <span className="sr-only dark:hidden">Dark Mode</span>
      <span className="sr-only hidden dark:inline">Light Mode</span>
    </button>
  );
}
