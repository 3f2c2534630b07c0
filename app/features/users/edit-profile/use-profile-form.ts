import { useDraftForm } from "~/client/use-draft-form";
import { profileChangeSchema } from "../profile-change";
import type { Profile } from "../user";
import { useUpdateProfile } from "./edit-profile.queries";
import { useImageChange } from "./use-image-change";

/** The draft stores text only, not the image. Sends only what has changed. */
export function useProfileForm(profile: Profile, onSaved: () => void) {
  const update = useUpdateProfile(profile.id);
  const { isChanged, toUpdate, ...image } = useImageChange();
  const form = useDraftForm(profileChangeSchema, {
    owner: profile.id,
    name: "profile",
    initial: {
      banner: profile.banner,
      firstName: profile.firstName ?? "",
      lastName: profile.lastName ?? "",
      bio: profile.bio ?? "",
    },
    send: async (_, { changes }) =>
      update.mutateAsync({ ...changes, ...(await toUpdate()) }),
    onSuccess: onSaved,
  });
  return { ...form, ...image, isDirty: form.isDirty || isChanged };
}
