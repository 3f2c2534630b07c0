import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { countBadge } from "~/ui/count-badge";
import type { IconName } from "~/ui/icon";

export interface NavEntry {
  to: string;
  label: string;
  icon: IconName;
}

const home: NavEntry = { to: urls.home, label: "Home", icon: "home" };
const bible: NavEntry = { to: urls.bible(), label: "Bible", icon: "bible" };
const profile: NavEntry = {
  to: urls.profile(),
  label: "Profile",
  icon: "user",
};
const games: NavEntry = { to: urls.games, label: "Games", icon: "games" };

export const notificationsEntry: NavEntry = {
  to: urls.notifications(),
  label: "Notifications",
  icon: "bell",
};

export const adminEntry: NavEntry = {
  to: urls.admin(),
  label: "Admin",
  icon: "chart",
};

export const sidebarEntries: readonly NavEntry[] = [
  home,
  bible,
  { to: urls.verseGenerator, label: "Verse Generator", icon: "verse" },
  games,
  notificationsEntry,
  profile,
];

export const bottomBarEntries: readonly NavEntry[] = [
  home,
  bible,
  { to: urls.videos, label: "Reels", icon: "reels" },
  { to: urls.verseGenerator, label: "Verse", icon: "verse" },
  games,
];

/**
 * Active if the path starts with the entry's path. Home is also active on `/`, and Profile on the settings and the saved
 * posts, which are linked from the profile.
 */
export function isActive(entry: NavEntry, pathname: string): boolean {
  return (
    pathname.startsWith(entry.to) ||
    (entry === home && pathname === urls.root) ||
    (entry === profile &&
      [urls.settings, urls.saved].some((path) => pathname.startsWith(path)))
  );
}

export const notificationsBadge = ({ unreadNotifications }: Viewer) =>
  countBadge("Notifications", unreadNotifications, "unread");

/** Props for the link to the admin area. */
export const reportsBadge = ({ openReports = 0 }: Viewer) =>
  countBadge("Admin", openReports, "waiting");
