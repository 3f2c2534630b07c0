/** For a link with a count: the badge (styles.css) and the accessible name, 'Notifications, 3 unread'. */
export function countBadge(label: string, count: number, state: string) {
  const shown = count > 99 ? "99+" : count || undefined;
  return {
    "aria-label": `${label}${shown ? `, ${shown} ${state}` : ""}`,
    "data-unread": shown,
  };
}
