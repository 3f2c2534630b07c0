import { displayName } from "./user";

type NamedUser = Parameters<typeof displayName>[0];

const titleByStatus: Record<number, string> = {
  401: "Sign in",
  404: "User not found",
  410: "No longer here",
};

/** The page title, also while the profile loads and if it failed with `status`. */
export function profileTitle(
  initialData: { profile?: NamedUser | undefined } | null | undefined,
  status: number,
): string {
  if (initialData?.profile) return displayName(initialData.profile);
  return titleByStatus[status] ?? "Profile";
}

/** The same for every profile: the description reveals nothing about the user. */
export const profileDescription =
  "A person's posts, followers, and the people they follow.";
