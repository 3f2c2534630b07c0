import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError, sendJson } from "~/browser/api-client";
import { urls } from "~/shared/urls";
import { dismissFailure, failureToast } from "~/ui/toast-store";
import { showPerson } from "../person-in-cache";
import type { ProfileChange } from "../profile-change";
import type { Profile } from "../user";
import { userKeys } from "../user-keys";

/** spec §8. */
const pictureFailure = "Failed to upload image";
const profileFailure = "Failed to update profile";

const asProfile = (value: unknown) => value as Profile;

/** Asks for the profile as it is by now: another tab may have changed it. */
export function useFreshProfile(userId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const queryKey = userKeys.profile(userId);
    void client.invalidateQueries({ queryKey, exact: true });
  }, [client, userId]);
}

/** Changes one's own profile: the new name and face are everywhere as soon as the server has them. */
export function useUpdateProfile(userId: string) {
  const client = useQueryClient();
  return useMutation({
    // An answer from before would show the old state again.
    onMutate: () =>
      client.cancelQueries({ queryKey: userKeys.profile(userId), exact: true }),
    mutationFn: (body: ProfileChange) =>
      sendJson(urls.api.user(userId), asProfile, { method: "PATCH", body }),
    onSuccess: (profile) => {
      showPerson(client, profile);
      client.setQueryData(userKeys.profile(userId), profile);
      for (const failure of [pictureFailure, profileFailure]) {
        dismissFailure(failure);
      }
    },
    onError: (error, { profileImageUrl }) => {
      failureToast(
        profileImageUrl && isAboutPicture(error)
          ? pictureFailure
          : profileFailure,
      );
    },
  });
}

/** Too large, too often, or none after all. */
function isAboutPicture(error: Error): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 413 ||
      error.status === 429 ||
      error.problem?.issues?.some(({ path }) => path === "profileImageUrl") ===
        true)
  );
}
