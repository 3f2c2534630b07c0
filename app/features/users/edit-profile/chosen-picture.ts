import {
  cropPicture,
  sizeOfPicture,
  smallerPictures,
} from "~/browser/scale-picture";
import { dismissFailure, failureToast } from "~/ui/toast-store";
import { middleOf } from "./crop";
import type { ProfileChange } from "../profile-change";
import type { Crop, Size } from "./crop";

/** A file on its way to become the picture of a profile. */
export interface ChosenPicture {
  file: Blob;
  /** Of the file, for this page only; to be revoked. */
  url: string;
  size: Size;
  crop: Crop;
}

/** spec §5: the longest side is at most 300 px, saved as JPEG of quality 0.8. */
const limits = { side: 300, quality: 0.8 };
/** px: twice the largest face that stands anywhere but on one's own page. */
const smallerWidths = [112];

/** spec §8, exact. */
const notAPicture = "Please select an image file";
const notReadable = "Failed to process image";

/** Looks at a file; null where it is no picture, and then a toast has said so. */
export async function choosePicture(file: File): Promise<ChosenPicture | null> {
  if (!/^image\/(?!svg)/.test(file.type)) {
    failureToast(notAPicture);
    return null;
  }
  try {
    const size = await sizeOfPicture(file);
    dismissFailure(notAPicture);
    dismissFailure(notReadable);
    return {
      file,
      url: URL.createObjectURL(file),
      size,
      crop: middleOf(size),
    };
  } catch {
    failureToast(notReadable);
    return null;
  }
}

/** What is sent. */
export async function cutOut({
  file,
  crop,
}: ChosenPicture): Promise<ProfileChange> {
  const profileImageUrl = await cropPicture(file, crop, limits);
  const smallerImages = await smallerPictures(profileImageUrl, smallerWidths);
  return { profileImageUrl, smallerImages };
}
