import type { Viewer } from "~/shared/viewer";
import { countBadge } from "~/ui/count-badge";

export const notificationsBadge = ({ unreadNotifications }: Viewer) =>
  countBadge("Notifications", unreadNotifications, "unread");

/** Props for the link to the admin area. */
export const reportsBadge = ({ openReports = 0 }: Viewer) =>
  countBadge("Admin", openReports, "waiting");
