import { displayName } from "./user";

type Named = Parameters<typeof displayName>[0];

const without: Record<number, string> = {
  401: "Sign in",
  404: "User not found",
  410: "No longer here",
};

/**
 * What the page of a person is named, also while nobody has come, and where nobody will; `status` is
 * the failure's.
 */
export function profileTitle(
  drawn: { profile?: Named | undefined } | null | undefined,
  status: number,
): string {
  if (drawn?.profile) return displayName(drawn.profile);
  return without[status] ?? "Profile";
}

/** What search engines and browsers say of any profile: nothing of the person. */
export const profileWords = "Posts of one person, and the people around them.";
