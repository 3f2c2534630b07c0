import { useState } from "react";
import { ApiError } from "~/browser/api-client";
import { failureToast } from "~/ui/toast-store";
import type { ProfileChange } from "../profile-change";
import { cutOut } from "./chosen-picture";
import { useUpdateProfile } from "./edit-profile.queries";
import type { PictureChange, ProfileForm } from "./use-profile-form";

/** Sends the form; `onSaved` once the server has it, or where there was nothing to save. */
export function useSaveProfile(
  userId: string,
  form: ProfileForm,
  onSaved: () => void,
) {
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const update = useUpdateProfile(userId);

  const send = async (words: ProfileChange): Promise<boolean> => {
    const picture = await pictureOf(form.picture);
    if (picture === null) return false;
    try {
      await update.mutateAsync({ ...words, ...picture });
      return true;
    } catch (error) {
      form.setProblems(
        error instanceof ApiError ? (error.problem?.issues ?? []) : [],
      );
      return false;
    }
  };

  const save = async () => {
    const words = form.check();
    if (!words) return;
    setSaving(true);
    setFailed(false);
    const saved = !form.dirty || (await send(words));
    setSaving(false);
    setFailed(!saved);
    if (!saved) return;
    form.forget();
    onSaved();
  };
  return { saving, failed, save };
}

/** Null where the picture could not be cut out, and then a toast has said so (spec §8). */
async function pictureOf(
  picture: PictureChange,
): Promise<ProfileChange | null> {
  if (picture === "keep") return {};
  if (picture === "remove") return { profileImageUrl: null };
  try {
    return await cutOut(picture);
  } catch {
    failureToast("Failed to process image");
    return null;
  }
}
