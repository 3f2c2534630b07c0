import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getJson, sendJson } from "~/browser/api-client";
import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";
import type { FollowReply } from "./follow";
import { suggestedMax } from "./follow";
import type { SuggestedUser } from "./user";

export const userKeys = {
  all: ["users"],
  /** `SuggestedUser[]` */
  suggested: ["users", "suggested"],
  /** Everything that lists whom somebody follows. */
  following: ["users", "following"],
  followingOf: (userId: string) => ["users", "following", userId],
} as const;

const asFollow = (value: unknown) => value as FollowReply;
const asSuggested = (value: unknown) => value as SuggestedUser[];

/** spec §9: at most 5, no one twice, no one who is followed already. */
export function useSuggested(initial: SuggestedUser[]): SuggestedUser[] {
  const { data } = useQuery({
    queryKey: userKeys.suggested,
    queryFn: ({ signal }) =>
      getJson(urls.api.suggestedUsers, asSuggested, signal),
    initialData: initial,
  });
  return distinct(data).slice(0, suggestedMax);
}

function distinct(users: SuggestedUser[]): SuggestedUser[] {
  const byId = new Map(
    users
      .filter(({ isFollowing }) => !isFollowing)
      .map((user) => [user.id, user]),
  );
  return [...byId.values()];
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
      if (!follow) return;
      await client.cancelQueries({ queryKey: userKeys.suggested });
      const before = client.getQueryData<SuggestedUser[]>(userKeys.suggested);
      client.setQueryData<SuggestedUser[]>(userKeys.suggested, (users) =>
        users?.filter(({ id }) => id !== userId),
      );
      const at = before?.findIndex(({ id }) => id === userId) ?? -1;
      return { at, user: before?.[at] };
    },
    onError: (_error, _intent, left) => {
      restore(left);
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
      await Promise.all([
        client.invalidateQueries({ queryKey: userKeys.suggested }),
        client.invalidateQueries({ queryKey: userKeys.following }),
      ]);
    },
  });

  /** Only this person comes back: others may have been followed meanwhile. */
  function restore(
    left: { at: number; user?: SuggestedUser | undefined } | undefined,
  ) {
    const user = left?.user;
    if (!user) return;
    client.setQueryData<SuggestedUser[]>(userKeys.suggested, (users = []) =>
      users.some(({ id }) => id === user.id)
        ? users
        : users.toSpliced(left.at, 0, user),
    );
  }
}
