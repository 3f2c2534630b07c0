import * as z from "zod/mini";
import { adminLevels, banners } from "~/shared/enums";

/** A person as cards and lists show them. */
export const userSummarySchema = z.object({
  id: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  username: z.string(),
  profileImageUrl: z.nullable(z.string()),
});

export type UserSummary = z.infer<typeof userSummarySchema>;

/** spec §7: the suggested list carries `email`, and decisions.md keeps it null for everybody else. */
export const suggestedUserSchema = z.extend(userSummarySchema, {
  email: z.nullable(z.string()),
  isFollowing: z.boolean(),
});

export type SuggestedUser = z.infer<typeof suggestedUserSchema>;

/** A follower, or somebody followed; `isFollowing` is the viewer's own doing. */
export const listedUserSchema = z.extend(userSummarySchema, {
  isFollowing: z.boolean(),
  /** The viewer has asked to follow, and has no answer yet. */
  isRequested: z.boolean(),
  /** A follow begins as a request. */
  approvesFollowers: z.boolean(),
});

export type ListedUser = z.infer<typeof listedUserSchema>;

/** GET /api/users/{id}: the names of the admin list's totals serve the profile too. */
export const profileSchema = z.extend(listedUserSchema, {
  email: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  banner: z.enum(banners),
  createdAt: z.string(),
  isDemo: z.boolean(),
  isMuted: z.boolean(),
  /** By the viewer: then all but the names is left out. */
  isBlocked: z.boolean(),
  totalPosts: z.number(),
  totalFollowers: z.number(),
  totalFollowing: z.number(),
  /** How many ask to follow, up to 100; told to the person alone, 0 to all others. */
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
  unreadNotices: z.number(),
  openReports: z.optional(z.number()),
  suspended: z.optional(
    z.object({
      words: z.string(),
      /** Null for good. */
      until: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      /** The ticket whose decision page says more. */
      ticketId: z.nullable(z.string()),
    }),
  ),
});

interface Named {
  firstName: string | null;
  lastName: string | null;
  username: string;
}

/** spec §3: 'first last', else first name, else username. */
export function displayName({ firstName, lastName, username }: Named): string {
  if (firstName && lastName) return `${firstName} ${lastName}`;
  return firstName || username;
}

export function handle({ username }: Pick<Named, "username">): string {
  return `@${username}`;
}

/** First letters of first and last name, else the first two of the first name, or of the handle. */
export function initials({ firstName, lastName, username }: Named): string {
  const letters =
    firstName && lastName
      ? firstLetters(firstName, 1) + firstLetters(lastName, 1)
      : firstLetters(firstName || username || "?", 2);
  return letters.toUpperCase();
}

function firstLetters(name: string, count: number): string {
  return Array.from(name.trim()).slice(0, count).join("");
}

export const nameMax = 50;
