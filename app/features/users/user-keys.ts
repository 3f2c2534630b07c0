import type { PeopleTab } from "./profile-tab";

/** Everything cached of people stands under one root. */
export const userKeys = {
  all: ["users"],
  /** Everything that suggests somebody. */
  suggested: ["users", "suggested"],
  /** `SuggestedUser[]` */
  suggestedFrom: (offset: number) => ["users", "suggested", offset],
  /** `Profile` */
  profiles: ["users", "profile"],
  profile: (userId: string) => ["users", "profile", userId],
  /** Every list of followers and followed (`PeoplePages`). */
  lists: ["users", "list"],
  people: (tab: PeopleTab, userId: string) => ["users", "list", tab, userId],
  /** Who asks to follow the viewer (`Pages`). */
  requests: ["users", "requests"],
  /** Who was found by what was typed (`ListedUser[]`). */
  found: (q: string) => ["users", "found", q],
  /** Whom the viewer has blocked or muted, by cursor. */
  hidden: (kind: "blocked" | "muted") => ["users", "hidden", kind],
} as const;
