import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { getJson, sendJson } from "~/browser/api-client";
import { askAnew } from "~/browser/ask-anew";
import { optimisticToggle, stepped } from "~/browser/optimistic-toggle";
import { viewerId } from "~/browser/query-client";
import { actFailures } from "~/shared/act-failures";
import { actSuccesses } from "~/shared/act-successes";
import { urls } from "~/shared/urls";
import { dismissToast, failureToast, toast } from "~/ui/toast-store";
import type { FollowReply } from "./follow";
import { patchEverywhere, patchProfile } from "./person-in-cache";
import { worthSuggesting } from "./suggested";
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
  });
  return { users: worthSuggesting(data), isLoading };
}

/** By the person's id: the toast that says they are followed. */
const told = new Map<string, number>();

interface Followed {
  id: string;
  /** What is said where it fails. */
  failure: string;
}

const follow = optimisticToggle<Followed, FollowReply>({
  name: "follow",
  send: ({ id }, desired) =>
    sendJson(urls.api.follow(id), asFollow, { body: { desired } }),
  isOn: ({ following }) => following,
  // What has no answer yet may come.
  outdated: () => [
    {
      queryKey: userKeys.all,
      predicate: ({ state }) => state.data !== undefined,
    },
  ],
  // On both people's own pages, in lists, among the suggestions, and on what they have written.
  patch: (client, { id }, isFollowing) => {
    patchProfile(client, id, ({ totalFollowers }) => ({
      totalFollowers: stepped(totalFollowers, isFollowing),
    }));
    patchProfile(client, viewerId(client), ({ totalFollowing }) => ({
      totalFollowing: stepped(totalFollowing, isFollowing),
    }));
    patchEverywhere(client, (it) => {
      if (it["id"] === id && "isFollowing" in it) return { isFollowing };
      return it["userId"] === id && "isFollowingAuthor" in it
        ? { isFollowingAuthor: isFollowing }
        : null;
    });
  },
  refresh: (client, { id }, following) => {
    for (const queryKey of [
      userKeys.suggested,
      userKeys.people("followers", id),
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
  done: (_client, { id }, following) => {
    if (!following) return;
    const shown = toast({ ...actSuccesses.follow, variant: "success" });
    told.set(id, shown);
  },
  failed: (_client, { failure }) => {
    failureToast(failure);
  },
});

export async function wantFollow(
  client: QueryClient,
  userId: string,
  wanted: boolean,
  failure = actFailures.follow,
): Promise<void> {
  if (!wanted) dismissToast(told.get(userId) ?? 0);
  await follow(client, { id: userId, failure }, wanted);
}

/**
 * Follows a person, or no longer. It shows at once wherever the person does, and is taken back if
 * the call fails; after it suggestions and following lists are asked for anew. spec §8: the
 * suggestions say a failure shorter.
 */
export function useFollow(
  failure?: string,
): (userId: string, follow: boolean) => void {
  const client = useQueryClient();
  return (userId, wanted) => {
    void wantFollow(client, userId, wanted, failure);
  };
}
