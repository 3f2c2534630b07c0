import { useEffect, useLayoutEffect, useState } from "react";
import { errorToast } from "~/ui/toast-store";
import type { ProfileChange } from "../profile-change";
import {
  cropChosenImage,
  loadChosenImage,
  type ChosenImage,
  type Crop,
} from "./chosen-image";

type ImageChange = "keep" | "remove" | ChosenImage;

/** The picture of a form: the saved one, none, or a chosen one with its crop. Leaving the page with a change asks first. */
export function useImageChange() {
  const [image, setImage] = useState<ImageChange>("keep");
  const [isReadingFile, setIsReadingFile] = useState(false);
  const url = typeof image === "string" ? null : image.url;
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );

  // A reload restores the text from the draft, but not the image.
  const isChanged = image !== "keep";
  useLayoutEffect(() => {
    if (!isChanged) return;
    const confirmLeave = (event: Event) => {
      event.preventDefault();
    };
    addEventListener("beforeunload", confirmLeave);
    return () => {
      removeEventListener("beforeunload", confirmLeave);
    };
  }, [isChanged]);

  return {
    image,
    isReadingFile,
    isChanged,
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
    toUpdate: () => toImageUpdate(image),
  };
}

export type ImageForm = Omit<
  ReturnType<typeof useImageChange>,
  "isChanged" | "toUpdate"
>;

async function toImageUpdate(image: ImageChange): Promise<ProfileChange> {
  if (image === "keep") return {};
  if (image === "remove") return { profileImageUrl: null };
  return cropChosenImage(image).catch((error: unknown) => {
    errorToast("Failed to process image");
    throw error;
  });
}
