import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { getJson, sendJson } from "~/browser/api-client";
import { createToggleQueues } from "~/browser/toggle-queue";
import { urls } from "~/shared/urls";
import { failureToast, toast } from "~/ui/toast-store";
import type { FollowReply } from "./follow";
import { tellWatchers } from "./follow-watchers";
import { suggestedOffsetMax, worthSuggesting } from "./suggested";
import type { Profile, SuggestedUser } from "./user";

export const userKeys = {
  all: ["users"],
  /** Everything that suggests somebody. */
  suggested: ["users", "suggested"],
  /** `SuggestedUser[]` */
  suggestedFrom: (offset: number) => ["users", "suggested", offset],
  /** `Profile` */
  profiles: ["users", "profile"],
  profile: (userId: string) => ["users", "profile", userId],
  /** Everything that lists whom somebody follows. */
  following: ["users", "following"],
  followingOf: (userId: string) => ["users", "following", userId],
} as const;

const asFollow = (value: unknown) => value as FollowReply;
const asSuggested = (value: unknown) => value as SuggestedUser[];

interface SuggestedOptions {
  /** What the page brought along. */
  initial?: SuggestedUser[] | undefined;
  offset?: number;
}

/** Whom to suggest; `isLoading` until the first answer. */
export function useSuggested({ initial, offset = 0 }: SuggestedOptions) {
  const { data = [], isLoading } = useQuery({
    queryKey: userKeys.suggestedFrom(offset),
    queryFn: ({ signal }) =>
      getJson(
        urls.api.suggestedUsers(offset > 0 ? { offset } : {}),
        asSuggested,
        signal,
      ),
    enabled: offset <= suggestedOffsetMax,
    ...(initial && { initialData: initial }),
  });
  return { users: worthSuggesting(data), isLoading };
}

/** spec §8. */
const failureOnCards = "Failed to update follow status. Please try again.";

interface FollowOptions {
  /** spec §8: the suggestions say it shorter. */
  failure?: string;
}

const want = createToggleQueues();

/**
 * Follows a person, or no longer. It shows at once wherever the person does, and is taken back if
 * the call fails; after it suggestions and following lists are asked for anew.
 */
export function useFollow({ failure = failureOnCards }: FollowOptions = {}): (
  userId: string,
  follow: boolean,
) => void {
  const client = useQueryClient();
  return (userId, follow) => {
    void wantFollow(client, userId, follow, failure);
  };
}

export async function wantFollow(
  client: QueryClient,
  userId: string,
  follow: boolean,
  failure = failureOnCards,
): Promise<void> {
  // An answer from before would show the old state again; what has none yet may come.
  await client.cancelQueries({
    queryKey: userKeys.all,
    predicate: ({ state }) => state.data !== undefined,
  });
  showFollow(client, userId, follow);
  want<FollowReply>(client, userId, follow, {
    confirmed: !follow,
    send: (desired) =>
      sendJson(urls.api.follow(userId), asFollow, { body: { desired } }),
    valueOf: ({ following }) => following,
    onReply: ({ following }, wanted) => {
      showFollow(client, userId, wanted);
      if (following !== wanted) return;
      if (following) {
        toast({
          title: "Success",
          description: "You are now following this user",
          variant: "success",
        });
      }
      for (const queryKey of [
        userKeys.suggested,
        userKeys.following,
        userKeys.profiles,
      ]) {
        void client.invalidateQueries({ queryKey });
      }
    },
    onRollback: (confirmed) => {
      showFollow(client, userId, confirmed);
      failureToast(failure);
    },
  });
}

/** On the person's own page, among the suggestions, and wherever somebody watches. */
function showFollow(client: QueryClient, userId: string, follow: boolean) {
  client.setQueryData<Profile>(
    userKeys.profile(userId),
    (profile) =>
      profile &&
      (profile.isFollowing === follow
        ? profile
        : {
            ...profile,
            isFollowing: follow,
            totalFollowers: Math.max(
              0,
              profile.totalFollowers + (follow ? 1 : -1),
            ),
          }),
  );
  // Who is followed is not worth suggesting; taken back, everyone stands where they stood.
  client.setQueriesData<SuggestedUser[]>(
    { queryKey: userKeys.suggested },
    (users) =>
      users?.map((user) =>
        user.id === userId ? { ...user, isFollowing: follow } : user,
      ),
  );
  tellWatchers(userId, follow);
}
