import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { countBadge } from "~/ui/count-badge";
import type { IconName } from "~/ui/icon";

export interface NavEntry {
  to: string;
  label: string;
  icon: IconName;
}

const createEntry = (label: string, to: string, icon: IconName): NavEntry => ({
  label,
  to,
  icon,
});

const home = createEntry("Home", urls.home, "home");
const bible = createEntry("Bible", urls.bible(), "bible");
const profile = createEntry("Profile", urls.profile(), "user");
const games = createEntry("Games", urls.games, "games");
export const notificationsEntry = createEntry(
  "Notifications",
  urls.notifications(),
  "bell",
);
export const adminEntry = createEntry("Admin", urls.admin(), "chart");

export const sidebarEntries: readonly NavEntry[] = [
  home,
  bible,
  createEntry("Verse Generator", urls.verseGenerator, "verse"),
  games,
  createEntry("Groups", urls.groups(), "people"),
  notificationsEntry,
  profile,
];

export const bottomBarEntries: readonly NavEntry[] = [
  home,
  bible,
  createEntry("Reels", urls.videos, "reels"),
  createEntry("Verse", urls.verseGenerator, "verse"),
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
