import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { sendJson } from "~/client/api-client";
import { useDraftForm } from "~/client/use-draft-form";
import { urls } from "~/shared/urls";
import { errorToast } from "~/ui/toast-store";
import { profileChangeSchema, type ProfileChange } from "../profile-change";
import type { Profile } from "../user";
import { updateCachedUser } from "../user-cache";
import { userKeys } from "../user-keys";
import { useImageChange } from "./use-image-change";

/** The draft stores text only, not the image. Sends only what has changed. */
export function useProfileForm(profile: Profile, onSaved: () => void) {
  const client = useQueryClient();
  const { id } = profile;
  // Another tab may have changed the profile.
  useEffect(() => {
    const queryKey = userKeys.profile(id);
    void client.invalidateQueries({ queryKey, exact: true });
  }, [client, id]);
  const { isChanged, toUpdate, ...image } = useImageChange();
  const form = useDraftForm(profileChangeSchema, {
    owner: id,
    name: "profile",
    initial: {
      banner: profile.banner,
      firstName: profile.firstName ?? "",
      lastName: profile.lastName ?? "",
      bio: profile.bio ?? "",
    },
    send: async (_, { changes }) => {
      const body: ProfileChange = { ...changes, ...(await toUpdate()) };
      const queryKey = userKeys.profile(id);
      // A response to an older request would bring back the old profile.
      await client.cancelQueries({ queryKey, exact: true });
      const saved = await sendJson(
        urls.api.user(id),
        (value) => value as Profile,
        { method: "PATCH", body },
      ).catch((error: unknown) => {
        errorToast(
          body.profileImageUrl
            ? "Failed to upload image"
            : "Failed to update profile",
        );
        throw error;
      });
      // The name and image, in every cached query.
      updateCachedUser(client, saved);
      client.setQueryData(queryKey, saved);
    },
    onSuccess: onSaved,
  });
  return { ...form, ...image, isDirty: form.isDirty || isChanged };
}
