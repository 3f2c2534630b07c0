import type { QueryClient } from "@tanstack/react-query";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { tellWatchers } from "./follow-watchers";
import type { PeoplePages } from "./people.queries";
import type { ListedUser, Profile, SuggestedUser } from "./user";
import { userKeys } from "./user-keys";

/** What is shown of the follows that are under way: the viewer's own count takes each step once. */
export const shownFollows = new WeakMap<QueryClient, Map<string, boolean>>();

/** spec §7: the address of the current user is its key. Nobody's id where nobody is signed in. */
export function viewerId(client: QueryClient): string {
  const viewer = client.getQueryData<Viewer | null>([urls.api.currentUser]);
  return viewer?.id ?? "";
}

/** On both people's own pages, in lists, among the suggestions, and wherever somebody watches. */
export function showFollow(
  client: QueryClient,
  userId: string,
  follow: boolean,
): void {
  const step = follow ? 1 : -1;
  client.setQueryData<Profile>(
    userKeys.profile(userId),
    (profile) =>
      profile &&
      (profile.isFollowing === follow
        ? profile
        : {
            ...profile,
            isFollowing: follow,
            totalFollowers: Math.max(0, profile.totalFollowers + step),
          }),
  );
  if (isNews(client, userId, follow)) {
    client.setQueryData<Profile>(
      userKeys.profile(viewerId(client)),
      (own) =>
        own && {
          ...own,
          totalFollowing: Math.max(0, own.totalFollowing + step),
        },
    );
  }
  const patch = <User extends ListedUser>(user: User): User =>
    user.id === userId && user.isFollowing !== follow
      ? { ...user, isFollowing: follow }
      : user;
  // Who is followed is not worth suggesting; taken back, everyone stands where they stood.
  client.setQueriesData<SuggestedUser[]>(
    { queryKey: userKeys.suggested },
    (users) => users?.map(patch),
  );
  client.setQueriesData<PeoplePages>(
    { queryKey: userKeys.lists },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map(patch),
        })),
      },
  );
  tellWatchers(userId, follow);
}

/** Whether this was not shown before. A first intent turns over what was there. */
function isNews(client: QueryClient, userId: string, follow: boolean): boolean {
  const shown = shownFollows.get(client) ?? new Map<string, boolean>();
  shownFollows.set(client, shown);
  if ((shown.get(userId) ?? !follow) === follow) return false;
  shown.set(userId, follow);
  return true;
}
