import {
  cropImage,
  getImageSize,
  createSmallerImages,
} from "~/client/scale-image";
import { imageErrorToast } from "~/ui/toast-store";
import type { ProfileChange } from "../profile-change";

/** A square, in pixels of the upright image. */
export interface Crop {
  x: number;
  y: number;
  side: number;
}

export interface ChosenImage {
  file: Blob;
  /** Object URL; the form revokes it. */
  url: string;
  crop: Crop;
}

/** docs/product.md: at most 300 px, JPEG quality 0.8. */
const limits = { side: 300, quality: 0.8 };
/** px: the largest avatar outside of the profile, at 2x. */
const smallerWidths = [112];

/** Returns null and shows an error toast if the file isn't a readable image. */
export async function loadChosenImage(file: File): Promise<ChosenImage | null> {
  if (!/^image\/(?!svg)/.test(file.type)) {
    imageErrorToast("Please select an image file");
    return null;
  }
  try {
    const { width, height } = await getImageSize(file);
    // The largest centered square, until the cropper has measured the image.
    const side = Math.min(width, height);
    const crop = { x: (width - side) / 2, y: (height - side) / 2, side };
    return { file, url: URL.createObjectURL(file), crop };
  } catch {
    imageErrorToast("Failed to process image");
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
