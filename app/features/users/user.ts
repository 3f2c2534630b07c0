import * as z from "zod/mini";
import { adminLevels, audiences, banners } from "~/shared/enums";

export const userSummarySchema = z.object({
  id: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  username: z.string(),
  profileImageUrl: z.nullable(z.string()),
});

export type UserSummary = z.infer<typeof userSummarySchema>;

/** The list of suggestions has an `email` field for compatibility; it is always null, because emails are private. */
export const suggestedUserSchema = z.extend(userSummarySchema, {
  email: z.nullable(z.string()),
  isFollowing: z.boolean(),
});

export type SuggestedUser = z.infer<typeof suggestedUserSchema>;

/** A user in a list; the flags are from the viewer's perspective. */
export const listedUserSchema = z.extend(userSummarySchema, {
  isFollowing: z.boolean(),
  /** The viewer's follow request is pending. */
  isRequested: z.boolean(),
  /** Following creates a request first. */
  approvesFollowers: z.boolean(),
});

export type ListedUser = z.infer<typeof listedUserSchema>;

/** GET /api/users/{id}. The totals have the same names as in the admin list. */
export const profileSchema = z.extend(listedUserSchema, {
  email: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  banner: z.enum(banners),
  createdAt: z.string(),
  isDemo: z.boolean(),
  isMuted: z.boolean(),
  /** The viewer has blocked them: only the names are set. */
  isBlocked: z.boolean(),
  totalPosts: z.number(),
  totalFollowers: z.number(),
  totalFollowing: z.number(),
  /** Pending follow requests, 100 at most; 0 on other users' profiles. */
  totalRequests: z.number(),
});

export type Profile = z.infer<typeof profileSchema>;

/** The current user, GET /api/auth/user. */
export const currentUserSchema = z.extend(userSummarySchema, {
  email: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  createdAt: z.string(),
  preferencesSetAt: z.nullable(z.string()),
  adminAccess: z.enum(adminLevels),
  isPowerAdmin: z.boolean(),
  isAdmin: z.boolean(),
  defaultAudience: z.enum(audiences),
  approvesFollowers: z.boolean(),
  unreadNotifications: z.number(),
  followingCount: z.number(),
  groupsCount: z.number(),
  openReports: z.optional(z.number()),
  suspended: z.optional(
    z.object({
      message: z.string(),
      /** Null: permanently. */
      until: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      /** The ticket with the decision, for its page. */
      ticketId: z.nullable(z.string()),
    }),
  ),
});

type UserNames = Pick<UserSummary, "firstName" | "lastName" | "username">;

export function displayName(user: UserNames): string {
  const { firstName, lastName, username } = user;
  if (firstName && lastName) return `${firstName} ${lastName}`;
  return firstName || username;
}

/** Below an anonymous prayer request, its author. */
export const askerName = "The person who asked";

/** `anonymousName` is for the author of an anonymous prayer request. */
export const shownName = (
  user: UserNames | null,
  anonymousName = "Anonymous",
): string => (user ? displayName(user) : anonymousName);

export const handle = ({ username }: Pick<UserNames, "username">) =>
  `@${username}`;

export function initials({ firstName, lastName, username }: UserNames): string {
  const letters =
    firstName && lastName
      ? firstLetters(firstName, 1) + firstLetters(lastName, 1)
      : firstLetters(firstName || username || "?", 2);
  return letters.toUpperCase();
}

function firstLetters(name: string, count: number): string {
  return Array.from(name.trim()).slice(0, count).join("");
}

export const maxNameLength = 50;

export const nameFields = [
  { name: "firstName", label: "First Name", autoComplete: "given-name" },
  { name: "lastName", label: "Last Name", autoComplete: "family-name" },
] as const;

export function joinedLabel(createdAt: string | null): string {
  const date = new Date(createdAt ?? "");
  if (Number.isNaN(date.getTime())) return "Joined Recently";
  const format = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return `Joined ${date.toLocaleDateString("en", format)}`;
}

/** Whether it looks like an id of shared/id.ts. */
export const isPossibleUserId = (id: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id);
