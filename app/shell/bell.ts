import type { Viewer } from "~/shared/viewer";

/** Of a link to the notifications: how many wait, to be seen (styles.css, `[data-unread]`) and to be heard. */
export function bell({ unreadNotices: count }: Viewer) {
  const unread = count > 99 ? "99+" : count || undefined;
  return {
    "aria-label": `Notifications${unread ? `, ${unread} unread` : ""}`,
    "data-unread": unread,
  };
}
