import type { adminLevels, audiences } from "./enums";
import type { Suspension } from "./suspension";

/** The signed-in user, as the session query loads them. Don't reuse for other users: it contains the e-mail address. */
export interface Viewer {
  id: string;
  username: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  profileImageUrl: string | null;
  bio: string | null;
  createdAt: string;
  preferencesSetAt: string | null;
  adminAccess: (typeof adminLevels)[number];
  isPowerAdmin: boolean;
  isAdmin: boolean;
  /** The audience of new posts that name none. */
  defaultAudience: (typeof audiences)[number];
  approvesFollowers: boolean;
  unreadNotifications: number;
  followingCount: number;
  groupsCount: number;
  /** Tickets waiting for a decision, up to 100. Only for write admins. */
  openReports?: number;
  /** Only while suspended. */
  suspended?: Suspension;
}
