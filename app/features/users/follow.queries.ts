import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { getJson, sendJson } from "~/browser/api-client";
import { askAnew } from "~/browser/ask-anew";
import { optimisticToggle } from "~/browser/optimistic-toggle";
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
  /** What is wanted, or taken back, is a request. */
  asks: boolean;
  /** What is said where it fails. */
  failure: string;
}

const address = ({ id }: Followed) => urls.api.follow(id);

const follow = optimisticToggle<Followed, FollowReply>({
  name: "follow",
  send: (person, desired) =>
    sendJson(address(person), asFollow, { body: { desired } }),
  address,
  isOn: ({ following, requested }) => following || requested,
  // What has no answer yet may come.
  outdated: () => [
    {
      queryKey: userKeys.all,
      predicate: ({ state }) => state.data !== undefined,
    },
  ],
  patch: (client, { id, asks }, on) => {
    showFollow(client, id, on && !asks, on && asks);
  },
  // The server knows who approves followers, and a card does not.
  settle: (client, { id }, { following, requested }) => {
    showFollow(client, id, following, requested);
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
  done: (_client, { id }, on, { requested }) => {
    if (!on) return;
    const words = requested ? actSuccesses.followRequest : actSuccesses.follow;
    const shown = toast({ ...words, variant: "success" });
    told.set(id, shown);
  },
  failed: (_client, { failure }) => {
    failureToast(failure);
  },
});

/**
 * On both people's own pages, in lists, among the suggestions, and on what they have written. What tells a
 * follow and a request apart says which; everywhere else either is the end of the offer.
 */
function showFollow(
  client: QueryClient,
  id: string,
  isFollowing: boolean,
  isRequested: boolean,
): void {
  const either = isFollowing || isRequested;
  let exactly: boolean | undefined;
  let roughly: boolean | undefined;
  patchEverywhere(client, (it) => {
    if (it["id"] === id && "isRequested" in it) {
      exactly = it["isFollowing"] === true;
      return { isFollowing, isRequested };
    }
    if (it["id"] === id && "isFollowing" in it) {
      roughly = it["isFollowing"] === true;
      return { isFollowing: either };
    }
    if (it["userId"] !== id || !("isFollowingAuthor" in it)) return null;
    roughly = it["isFollowingAuthor"] === true;
    return { isFollowingAuthor: either };
  });
  // Counts go by what was shown, so that showing the same once more counts nothing.
  const step = Number(isFollowing) - Number(exactly ?? roughly ?? isFollowing);
  patchProfile(client, id, ({ totalFollowers }) => ({
    totalFollowers: Math.max(0, totalFollowers + step),
  }));
  patchProfile(client, viewerId(client), ({ totalFollowing }) => ({
    totalFollowing: Math.max(0, totalFollowing + step),
  }));
}

export async function wantFollow(
  client: QueryClient,
  userId: string,
  wanted: boolean,
  { failure = actFailures.follow, asks = false } = {},
): Promise<void> {
  if (!wanted) dismissToast(told.get(userId) ?? 0);
  await follow(client, { id: userId, failure, asks }, wanted);
}

/**
 * Follows a person, or no longer. It shows at once wherever the person does, and is taken back if
 * the call fails; after it suggestions and following lists are asked for anew. spec §8: the
 * suggestions say a failure shorter.
 */
export function useFollow(
  failure: string,
): (userId: string, follow: boolean) => void {
  const client = useQueryClient();
  return (userId, wanted) => {
    void wantFollow(client, userId, wanted, { failure });
  };
}
