import {
  cropImage,
  getImageSize,
  createSmallerImages,
} from "~/client/scale-image";
import { dismissErrorToast, errorToast } from "~/ui/toast-store";
import { centerCrop, type Crop, type Size } from "./crop";
import type { ProfileChange } from "../profile-change";

export interface ChosenImage {
  file: Blob;
  /** Object URL; the form revokes it. */
  url: string;
  size: Size;
  crop: Crop;
}

/** docs/product.md: at most 300 px, JPEG quality 0.8. */
const limits = { side: 300, quality: 0.8 };
/** px: the largest avatar outside of the profile, at 2x. */
const smallerWidths = [112];

const notAnImage = "Please select an image file";
const unreadableImage = "Failed to process image";

/** Returns null and shows an error toast if the file isn't a readable image. */
export async function loadChosenImage(file: File): Promise<ChosenImage | null> {
  if (!/^image\/(?!svg)/.test(file.type)) {
    errorToast(notAnImage);
    return null;
  }
  try {
    const size = await getImageSize(file);
    dismissErrorToast(notAnImage);
    dismissErrorToast(unreadableImage);
    return {
      file,
      url: URL.createObjectURL(file),
      size,
      crop: centerCrop(size),
    };
  } catch {
    errorToast(unreadableImage);
    return null;
  }
}

export async function cropChosenImage({
  file,
  crop,
}: ChosenImage): Promise<ProfileChange> {
  const profileImageUrl = await cropImage(file, crop, limits);
  const smallerImages = await createSmallerImages(
    profileImageUrl,
    smallerWidths,
  );
  return { profileImageUrl, smallerImages };
}
