import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { getJson, sendJson } from "~/browser/api-client";
import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";
import type { FollowReply } from "./follow";
import { worthSuggesting } from "./suggested";
import type { Profile, SuggestedUser } from "./user";

export const userKeys = {
  all: ["users"],
  /** `SuggestedUser[]` */
  suggested: ["users", "suggested"],
  /** `Profile` */
  profiles: ["users", "profile"],
  profile: (userId: string) => ["users", "profile", userId],
  /** Everything that lists whom somebody follows. */
  following: ["users", "following"],
  followingOf: (userId: string) => ["users", "following", userId],
} as const;

const asFollow = (value: unknown) => value as FollowReply;
const asSuggested = (value: unknown) => value as SuggestedUser[];

/** Whom to suggest; the page may bring the first list along. */
export function useSuggested(
  initial: SuggestedUser[] | undefined,
): SuggestedUser[] {
  const { data = [] } = useQuery({
    queryKey: userKeys.suggested,
    queryFn: ({ signal }) =>
      getJson(urls.api.suggestedUsers(), asSuggested, signal),
    ...(initial && { initialData: initial }),
  });
  return worthSuggesting(data);
}

interface FollowIntent {
  userId: string;
  follow: boolean;
}

interface FollowOptions {
  /** spec §8: the suggestions say it shorter. */
  failure?: string;
}

/**
 * Follows a person, or no longer. The person leaves the suggestions at once and comes back if the
 * call fails; after it suggestions and following lists are asked for anew.
 */
export function useFollow({
  failure = "Failed to update follow status. Please try again.",
}: FollowOptions = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, follow }: FollowIntent) =>
      sendJson(urls.api.follow(userId), asFollow, {
        body: { desired: follow },
      }),
    onMutate: async ({ userId, follow }) => {
      await client.cancelQueries({ queryKey: userKeys.all });
      showFollow(client, userId, follow);
      return follow ? leaveSuggestions(client, userId) : undefined;
    },
    onError: (_error, { userId, follow }, left) => {
      showFollow(client, userId, !follow);
      if (left) rejoinSuggestions(client, left);
      toast({ title: "Error", description: failure, variant: "destructive" });
    },
    onSuccess: async ({ following }) => {
      if (following) {
        toast({
          title: "Success",
          description: "You are now following this user",
          variant: "success",
        });
      }
      await Promise.all(
        [userKeys.suggested, userKeys.following, userKeys.profiles].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}

/** On the person's own page: the button and the number of followers. */
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
}

interface LeftSuggestion {
  at: number;
  user: SuggestedUser;
}

function leaveSuggestions(
  client: QueryClient,
  userId: string,
): LeftSuggestion | undefined {
  const users = client.getQueryData<SuggestedUser[]>(userKeys.suggested) ?? [];
  const at = users.findIndex(({ id }) => id === userId);
  const user = users[at];
  if (!user) return undefined;
  client.setQueryData(userKeys.suggested, users.toSpliced(at, 1));
  return { at, user };
}

/** Only this person comes back: others may have been followed meanwhile. */
function rejoinSuggestions(client: QueryClient, { at, user }: LeftSuggestion) {
  client.setQueryData<SuggestedUser[]>(userKeys.suggested, (users = []) =>
    users.some(({ id }) => id === user.id)
      ? users
      : users.toSpliced(at, 0, user),
  );
}
