/** spec §2: the tabs of a profile; `slug` is what its address calls them. */
export const profileTabs = [
  { slug: "posts", label: "Posts" },
  { slug: "followers", label: "Followers" },
  { slug: "following", label: "Following" },
] as const;

export type ProfileTab = (typeof profileTabs)[number]["slug"];

/** The tabs that list people. */
export type PeopleTab = Exclude<ProfileTab, "posts">;

/** The tab of an address's query (`?tab=followers`); Posts where it names none. */
export function profileTabOf(search: string): ProfileTab {
  const slug = new URLSearchParams(search).get("tab");
  return profileTabs.find((tab) => tab.slug === slug)?.slug ?? "posts";
}

/** Of what the tabs show, with the tabs: an address that ends in it opens there. */
export const listsId = "lists";

/** Relative to the profile. Posts is its address without a query, so that one list has one address. */
export function profileTabHref(tab: ProfileTab): string {
  return tab === "posts" ? "?" : `?tab=${tab}`;
}

/** spec §2, exact. */
export function emptyPeopleSentence(tab: PeopleTab, own: boolean): string {
  if (tab === "followers") {
    return own
      ? "You don't have any followers yet."
      : "This user doesn't have any followers yet.";
  }
  return own
    ? "You're not following anyone yet."
    : "This user isn't following anyone yet.";
}
