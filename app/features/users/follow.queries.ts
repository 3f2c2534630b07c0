import { useQuery, type QueryClient } from "@tanstack/react-query";
import { getRefusalMessage, getJson } from "~/client/api-client";
import { refetchQueries } from "~/client/refetch";
import { optimisticToggle } from "~/client/optimistic-toggle";
import { getViewerId } from "~/client/query-client";
import { actionFailures } from "~/shared/action-failures";
import { actionSuccesses } from "~/shared/action-successes";
import { urls } from "~/shared/urls";
import { errorToast, toast } from "~/ui/toast-store";
import type { FollowResponse } from "./follow";
import { patchCachedObjects, patchCachedProfile } from "./user-cache";
import { filterSuggestions } from "./suggested";
import type { SuggestedUser } from "./user";
import { userKeys } from "./user-keys";

export function useSuggested(offset: number, initialData?: SuggestedUser[]) {
  const { data = [], isLoading } = useQuery({
    queryKey: userKeys.suggestedAt(offset),
    queryFn: ({ signal }) =>
      getJson(
        urls.api.suggestedUsers(offset > 0 ? { offset } : {}),
        (value) => value as SuggestedUser[],
        signal,
      ),
    initialData,
  });
  return { users: filterSuggestions(data), isLoading };
}

/** Ids of the users that a follow in this tab made a request to. */
const requestedIds = new Set<string>();

interface FollowTarget {
  id: string;
  /** It creates or withdraws a request instead of a follow. */
  isRequest: boolean;
  failure: string;
}

export const follow = optimisticToggle<FollowTarget, FollowResponse>({
  name: "follow",
  url: ({ id }) => urls.api.follow(id),
  isOn: ({ following, requested }) => following || requested,
  // Queries that are still loading may finish.
  staleQueries: () => [
    {
      queryKey: userKeys.all,
      predicate: ({ state }) => state.data !== undefined,
    },
  ],
  patch: (client, { id, isRequest }, isOn) => {
    patchFollowState(client, id, isOn && !isRequest, isOn && isRequest);
  },
  // A card doesn't know whether its author approves followers; the server does.
  applyResponse: (client, { id }, { following, requested }) => {
    if (requested) requestedIds.add(id);
    else requestedIds.delete(id);
    patchFollowState(client, id, following, requested);
  },
  refresh: (client, { id }, following) => {
    for (const queryKey of [
      userKeys.suggested,
      userKeys.people("followers", id),
      userKeys.profiles,
    ]) {
      void refetchQueries(client, { queryKey });
    }
    // After an unfollow the user stays in the visible list, so that they can be followed again.
    void refetchQueries(client, {
      queryKey: userKeys.people("following", getViewerId(client)),
      refetchType: following ? "active" : "none",
    });
  },
  onSuccess: (_client, _target, isOn, { requested }) => {
    if (!isOn) return;
    const message = requested
      ? actionSuccesses.followRequest
      : actionSuccesses.follow;
    toast({ ...message, variant: "success" });
  },
  onError: (_client, { failure }, _, error) => {
    errorToast(getRefusalMessage(error, failure));
  },
});

/**
 * Updates both profiles, the lists, the suggestions and the user's posts in the cache. Objects without `isRequested`
 * treat a request like a follow: both hide the follow button.
 */
function patchFollowState(
  client: QueryClient,
  id: string,
  isFollowing: boolean,
  isRequested: boolean,
): void {
  const isFollowingOrRequested = isFollowing || isRequested;
  let wasFollowing: boolean | undefined;
  let wasFollowingOrRequested: boolean | undefined;
  patchCachedObjects(client, (fields) => {
    if (fields["id"] === id && "isRequested" in fields) {
      wasFollowing = fields["isFollowing"] === true;
      return { isFollowing, isRequested };
    }
    if (fields["id"] === id && "isFollowing" in fields) {
      wasFollowingOrRequested = fields["isFollowing"] === true;
      return { isFollowing: isFollowingOrRequested };
    }
    if (fields["userId"] !== id || !("isFollowingAuthor" in fields)) {
      return null;
    }
    wasFollowingOrRequested = fields["isFollowingAuthor"] === true;
    return { isFollowingAuthor: isFollowingOrRequested };
  });
  // Relative to the cached state, so that applying the same state twice doesn't change the counts.
  const step =
    Number(isFollowing) -
    Number(wasFollowing ?? wasFollowingOrRequested ?? isFollowing);
  patchCachedProfile(client, id, ({ totalFollowers }) => ({
    totalFollowers: Math.max(0, totalFollowers + step),
  }));
  patchCachedProfile(client, getViewerId(client), ({ totalFollowing }) => ({
    totalFollowing: Math.max(0, totalFollowing + step),
  }));
}

/** `failure` is the error toast, which is shorter for suggestions. Returns whether there is now a request. */
export async function toggleFollow(
  client: QueryClient,
  userId: string,
  desired: boolean,
  { failure = actionFailures.follow, isRequest = false } = {},
): Promise<boolean> {
  await follow(client, { id: userId, failure, isRequest }, desired);
  return requestedIds.has(userId);
}
