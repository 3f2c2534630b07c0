export const profileTabs = [
  { slug: "posts", label: "Posts" },
  { slug: "followers", label: "Followers" },
  { slug: "following", label: "Following" },
] as const;

export type ProfileTab = (typeof profileTabs)[number]["slug"];

export type PeopleTab = Exclude<ProfileTab, "posts">;

/** About three phone screens. */
export const peoplePageSize = 30;

/** Falls back to Posts. */
export function parseProfileTab(search: string): ProfileTab {
  const slug = new URLSearchParams(search).get("tab");
  return profileTabs.find((tab) => tab.slug === slug)?.slug ?? "posts";
}

/** Id of the element that holds the tabs and their content; links use it as the URL fragment. */
export const listsId = "lists";

/** Relative to the profile. Posts has no query, so that each list has one URL. */
export function profileTabHref(tab: ProfileTab): string {
  return tab === "posts" ? "?" : `?tab=${tab}`;
}

export function emptyPeopleText(tab: PeopleTab, isOwn: boolean): string {
  if (tab === "followers") {
    return isOwn
      ? "You don't have any followers yet."
      : "This user doesn't have any followers yet.";
  }
  return isOwn
    ? "You're not following anyone yet."
    : "This user isn't following anyone yet.";
}
