import { useState } from "react";
import { ApiError } from "~/client/api-client";
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
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const update = useUpdateProfile(userId);

  const send = async (textChanges: ProfileChange): Promise<boolean> => {
    const imageUpdate = await toImageUpdate(form.image);
    if (imageUpdate === null) return false;
    try {
      await update.mutateAsync({ ...textChanges, ...imageUpdate });
      return true;
    } catch (error) {
      form.setProblems(
        error instanceof ApiError ? (error.problem?.issues ?? []) : [],
      );
      return false;
    }
  };

  const save = async () => {
    const textChanges = form.validate();
    if (!textChanges) return;
    setSaving(true);
    setFailed(false);
    const saved = !form.dirty || (await send(textChanges));
    setSaving(false);
    setFailed(!saved);
    if (!saved) return;
    form.discardDraft();
    onSaved();
  };
  return { saving, failed, save };
}

/** Returns null and shows an error toast if the image can't be cropped. */
async function toImageUpdate(
  imageChange: ImageChange,
): Promise<ProfileChange | null> {
  if (imageChange === "keep") return {};
  if (imageChange === "remove") return { profileImageUrl: null };
  try {
    return await cropChosenImage(imageChange);
  } catch {
    errorToast("Failed to process image");
    return null;
  }
}
