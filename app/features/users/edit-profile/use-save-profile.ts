import { ApiError } from "~/client/api-client";
import { useSubmit } from "~/client/use-submit";
import { errorToast } from "~/ui/toast-store";
import type { ProfileChange } from "../profile-change";
import { cropChosenImage } from "./chosen-image";
import { useUpdateProfile } from "./edit-profile.queries";
import type { ImageChange, ProfileForm } from "./use-profile-form";

/** Calls `onSaved` after saving, or at once if nothing has changed. */
export function useSaveProfile(
  userId: string,
  form: ProfileForm,
  onSaved: () => void,
) {
  const update = useUpdateProfile(userId);
  const finish = () => {
    form.discardDraft();
    onSaved();
  };
  const { pending, failure, submit } = useSubmit(
    async (textChanges: ProfileChange) => {
      const imageUpdate = await toImageUpdate(form.image);
      await update.mutateAsync({ ...textChanges, ...imageUpdate });
    },
    {
      onSuccess: finish,
      onFailure: (_, error) => {
        form.setProblems(
          error instanceof ApiError ? (error.problem?.issues ?? []) : [],
        );
      },
    },
  );
  return {
    saving: pending,
    failed: failure !== null,
    save: () => {
      const textChanges = form.validate();
      if (!textChanges) return;
      if (form.dirty) submit(textChanges);
      else finish();
    },
  };
}

async function toImageUpdate(imageChange: ImageChange): Promise<ProfileChange> {
  if (imageChange === "keep") return {};
  if (imageChange === "remove") return { profileImageUrl: null };
  return cropChosenImage(imageChange).catch((error: unknown) => {
    errorToast("Failed to process image");
    throw error;
  });
}
