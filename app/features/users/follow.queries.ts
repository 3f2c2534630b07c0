import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { getJson, sendJson } from "~/browser/api-client";
import { askAnew } from "~/browser/ask-anew";
import { createToggleQueues } from "~/browser/toggle-queue";
import { actFailures } from "~/shared/act-failures";
import { urls } from "~/shared/urls";
import { dismissToast, failureToast, toast } from "~/ui/toast-store";
import type { FollowReply } from "./follow";
import { showFollow, shownFollows, viewerId } from "./show-follow";
import { suggestedOffsetMax, worthSuggesting } from "./suggested";
import type { SuggestedUser } from "./user";
import { userKeys } from "./user-keys";

const asFollow = (value: unknown) => value as FollowReply;
const asSuggested = (value: unknown) => value as SuggestedUser[];

/** Whom to suggest; `isLoading` until the first answer. */
export function useSuggested(offset: number) {
  const { data = [], isLoading } = useQuery({
    queryKey: userKeys.suggestedFrom(offset),
    queryFn: ({ signal }) =>
      getJson(
        urls.api.suggestedUsers(offset > 0 ? { offset } : {}),
        asSuggested,
        signal,
      ),
    enabled: offset <= suggestedOffsetMax,
  });
  return { users: worthSuggesting(data), isLoading };
}

interface FollowOptions {
  /** spec §8: the suggestions say it shorter. */
  failure?: string;
}

const want = createToggleQueues();
/** By the person's id: the toast that says they are followed. */
const told = new Map<string, number>();

/**
 * Follows a person, or no longer. It shows at once wherever the person does, and is taken back if
 * the call fails; after it suggestions and following lists are asked for anew.
 */
export function useFollow({
  failure = actFailures.follow,
}: FollowOptions = {}): (userId: string, follow: boolean) => void {
  const client = useQueryClient();
  return (userId, follow) => {
    void wantFollow(client, userId, follow, failure);
  };
}

export async function wantFollow(
  client: QueryClient,
  userId: string,
  follow: boolean,
  failure = actFailures.follow,
): Promise<void> {
  // An answer from before would show the old state again; what has none yet may come.
  await client.cancelQueries({
    queryKey: userKeys.all,
    predicate: ({ state }) => state.data !== undefined,
  });
  showFollow(client, userId, follow);
  if (!follow) dismissToast(told.get(userId) ?? 0);
  want<FollowReply>(client, userId, follow, {
    confirmed: !follow,
    send: (desired) =>
      sendJson(urls.api.follow(userId), asFollow, { body: { desired } }),
    valueOf: ({ following }) => following,
    onReply: ({ following }, wanted) => {
      showFollow(client, userId, wanted);
      if (following !== wanted) return;
      if (following) {
        const id = toast({
          title: "Success",
          description: "You are now following this user",
          variant: "success",
        });
        told.set(userId, id);
      }
      for (const queryKey of [
        userKeys.suggested,
        userKeys.people("followers", userId),
        userKeys.profiles,
      ]) {
        void askAnew(client, { queryKey });
      }
      // Whom the viewer follows no longer stays in sight there, to be followed again.
      void askAnew(client, {
        queryKey: userKeys.people("following", viewerId(client)),
        refetchType: following ? "active" : "none",
      });
    },
    onRollback: (confirmed) => {
      showFollow(client, userId, confirmed);
      failureToast(failure);
    },
    onIdle: () => {
      shownFollows.get(client)?.delete(userId);
    },
  });
}
