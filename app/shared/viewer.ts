import type { adminLevels } from "./enums";
import type { Suspension } from "./suspension";

/** The signed-in person, as the session's row knows them. The only place where an e-mail leaves. */
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
  /** The number on the bell. */
  unreadNotices: number;
  /** Tickets that wait for a decision, up to 100; only for write admins. */
  openReports?: number;
  /** Only while they may read and not write. */
  suspended?: Suspension;
}
