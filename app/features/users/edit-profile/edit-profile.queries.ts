import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { sendJson } from "~/client/api-client";
import { urls } from "~/shared/urls";
import { errorToast } from "~/ui/toast-store";
import { updateCachedUser } from "../user-cache";
import type { ProfileChange } from "../profile-change";
import type { Profile } from "../user";
import { userKeys } from "../user-keys";

/** Refetches when the dialog opens, because another tab may have changed the profile. */
export function useRefetchedProfile(userId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const queryKey = userKeys.profile(userId);
    void client.invalidateQueries({ queryKey, exact: true });
  }, [client, userId]);
}

/** After saving it updates the name and image in every cached query. */
export function useUpdateProfile(userId: string) {
  const client = useQueryClient();
  return useMutation({
    // A response to an older request would bring back the old profile.
    onMutate: () =>
      client.cancelQueries({ queryKey: userKeys.profile(userId), exact: true }),
    mutationFn: (body: ProfileChange) =>
      sendJson(urls.api.user(userId), (value) => value as Profile, {
        method: "PATCH",
        body,
      }),
    onSuccess: (profile) => {
      updateCachedUser(client, profile);
      client.setQueryData(userKeys.profile(userId), profile);
    },
    onError: (_, { profileImageUrl }) => {
      errorToast(
        profileImageUrl ? "Failed to upload image" : "Failed to update profile",
      );
    },
  });
}
