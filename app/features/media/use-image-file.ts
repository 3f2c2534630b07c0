import { useMutation } from "@tanstack/react-query";
import { maxPostImages } from "~/shared/image-key";
import { errorToast } from "~/ui/toast-store";
import type { ImageFieldValue } from "./image-field";
import { prepareImage } from "./prepare-image";

/** Scales picked files, one after the other. TanStack calls the latest `onImage`, because the user may type meanwhile. */
export function useImageFile(onImage: (dataUrl: string) => void) {
  const { isPending, mutate } = useMutation({
    mutationFn: prepareImage,
    scope: { id: "images" },
    onSuccess: (image) => {
      if (image !== null) onImage(image);
    },
  });
  return { preparing: isPending, loadFile: mutate };
}

/** Adds an image (a data URL) that isn't there yet. */
export function appendPicture(
  pictures: ImageFieldValue[],
  imageData: string,
): ImageFieldValue[] {
  if (pictures.some((picture) => picture.imageData === imageData))
    return pictures;
  if (pictures.length >= maxPostImages) {
    errorToast("A post can have up to four pictures.");
    return pictures;
  }
  return [...pictures, { imageUrl: "", imageAlt: "", imageData }];
}
