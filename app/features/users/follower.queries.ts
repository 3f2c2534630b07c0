import type { QueryClient } from "@tanstack/react-query";
import { sendJson } from "~/client/api-client";
import { refetchQueries } from "~/client/refetch";
import { getViewerId } from "~/client/query-client";
import { updatePages, type Pages } from "~/client/use-pages";
import { urls } from "~/shared/urls";
import { errorToast, toast } from "~/ui/toast-store";
import type { FollowerResponse } from "./follow";
import { displayName, type UserSummary } from "./user";
import { userKeys } from "./user-keys";

/**
 * Approves or declines a follow request, or removes a follower. The user disappears from the lists at once, and comes
 * back if the request fails.
 */
export async function updateFollower(
  client: QueryClient,
  user: UserSummary,
  desired: boolean,
): Promise<void> {
  const lists = [
    userKeys.requests,
    userKeys.people("followers", getViewerId(client)),
  ];
  for (const queryKey of lists) {
    await client.cancelQueries({ queryKey });
    client.setQueryData<Pages<UserSummary>>(queryKey, (list) =>
      updatePages(list, (items) => items.filter(({ id }) => id !== user.id)),
    );
  }
  try {
    const { follower } = await sendJson(
      urls.api.follower(user.id),
      (value) => value as FollowerResponse,
      { body: { desired } },
    );
    toast(followerToast(displayName(user), desired, follower));
  } catch {
    errorToast("Couldn't save. Please try again.");
  }
  for (const queryKey of [...lists, userKeys.profiles]) {
    void refetchQueries(client, { queryKey });
  }
}

function followerToast(name: string, desired: boolean, follower: boolean) {
  if (desired && !follower) return { title: `${name} withdrew the request` };
  return {
    title: follower ? `${name} follows you now` : `${name} doesn't follow you`,
    variant: "success" as const,
  };
}
