import type { PeopleTab } from "./profile-tab";

/** Query keys; every query about users starts with `users`. */
export const userKeys = {
  all: ["users"],
  suggested: ["users", "suggested"],
  /** `SuggestedUser[]` */
  suggestedAt: (offset: number) => ["users", "suggested", offset],
  /** `Profile` */
  profiles: ["users", "profile"],
  profile: (userId: string) => ["users", "profile", userId],
  /** Follower and following lists. */
  lists: ["users", "list"],
  people: (tab: PeopleTab, userId: string) => ["users", "list", tab, userId],
  /** Pending requests to follow the viewer. */
  requests: ["users", "requests"],
  /** `ListedUser[]` */
  search: (q: string) => ["users", "search", q],
  /** Users the viewer has blocked or muted. */
  hidden: (kind: "blocked" | "muted") => ["users", "hidden", kind],
} as const;
