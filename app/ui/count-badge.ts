/**
 * Attributes for a link with an item count: the badge (`[data-unread]` in styles.css) and the accessible name
 * ('Notifications, 3 unread').
 */
export function countBadge(label: string, count: number, state: string) {
  const shown = count > 99 ? "99+" : count || undefined;
  return {
    "aria-label": `${label}${shown ? `, ${shown} ${state}` : ""}`,
    "data-unread": shown,
  };
}
