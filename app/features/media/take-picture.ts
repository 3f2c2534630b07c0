import { scalePicture } from "~/browser/scale-picture";
import { dismissFailure, failureToast } from "~/ui/toast-store";

/** decisions.md, Images: 1,600 px and 5 MB. */
const limits = {
  longestSide: 1600,
  quality: 0.85,
  maxBytes: 5 * 1024 * 1024,
};

/** spec §8, exact. */
const notAPicture = "Please select an image file";
const notReadable = "Failed to process image";

/** A file as the picture of a post: a data string, or null, and then a toast has said why. */
export async function takePicture(file: File): Promise<string | null> {
  if (!/^image\/(?!svg)/.test(file.type)) {
    failureToast(notAPicture);
    return null;
  }
  try {
    const picture = await scalePicture(file, limits);
    dismissFailure(notAPicture);
    dismissFailure(notReadable);
    return picture;
  } catch {
    failureToast(notReadable);
    return null;
  }
}
