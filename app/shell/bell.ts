import type { Viewer } from "~/shared/viewer";
import { countBadge } from "~/ui/count-badge";

/** Of a link to the notifications: how many wait. */
export const bell = ({ unreadNotices }: Viewer) =>
  countBadge("Notifications", unreadNotices, "unread");

/** Of a link to the admin area: how many reports wait. */
export const reportsBadge = ({ openReports = 0 }: Viewer) =>
  countBadge("Admin", openReports, "waiting");
