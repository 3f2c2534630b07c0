import { useEffect, useLayoutEffect, useState } from "react";
import { useDraftForm } from "~/client/use-draft-form";
import { errorToast } from "~/ui/toast-store";
import { profileChangeSchema, type ProfileChange } from "../profile-change";
import type { Profile } from "../user";
import {
  cropChosenImage,
  loadChosenImage,
  type ChosenImage,
  type Crop,
} from "./chosen-image";
import { useUpdateProfile } from "./edit-profile.queries";

type ImageChange = "keep" | "remove" | ChosenImage;

/** The draft stores text only, not the image. Sends only what has changed. */
export function useProfileForm(profile: Profile, onSaved: () => void) {
  const update = useUpdateProfile(profile.id);
  const [image, setImage] = useState<ImageChange>("keep");
  const [isReadingFile, setIsReadingFile] = useState(false);
  const url = typeof image === "string" ? null : image.url;
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
      update.mutateAsync({ ...changes, ...(await toImageUpdate(image)) }),
    onSuccess: onSaved,
  });

  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );

  // A reload restores the text from the draft, but not the image.
  const hasImageChange = image !== "keep";
  useLayoutEffect(() => {
    if (!hasImageChange) return;
    const confirmLeave = (event: Event) => {
      event.preventDefault();
    };
    addEventListener("beforeunload", confirmLeave);
    return () => {
      removeEventListener("beforeunload", confirmLeave);
    };
  }, [hasImageChange]);

  return {
    ...form,
    image,
    isReadingFile,
    isDirty: form.isDirty || hasImageChange,
    chooseImage: async (file: File) => {
      setIsReadingFile(true);
      const chosen = await loadChosenImage(file);
      setIsReadingFile(false);
      if (chosen) setImage(chosen);
    },
    setImage,
    crop: (crop: Crop) => {
      setImage((current) =>
        typeof current === "string" ? current : { ...current, crop },
      );
    },
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

async function toImageUpdate(image: ImageChange): Promise<ProfileChange> {
  if (image === "keep") return {};
  if (image === "remove") return { profileImageUrl: null };
  return cropChosenImage(image).catch((error: unknown) => {
    errorToast("Failed to process image");
    throw error;
  });
}
