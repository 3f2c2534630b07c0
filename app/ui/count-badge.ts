/**
 * Attributes of a link that shows how many items wait behind it: for the eye (styles.css, `[data-unread]`) and for
 * screen readers ('Notifications, 3 unread').
 */
export function countBadge(label: string, count: number, state: string) {
  const shown = count > 99 ? "99+" : count || undefined;
  return {
    "aria-label": `${label}${shown ? `, ${shown} ${state}` : ""}`,
    "data-unread": shown,
  };
}
