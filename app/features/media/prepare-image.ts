import { dismissErrorToast, imageErrorToast } from "~/ui/toast-store";

/** Source: docs/product.md. */
const limits = {
  longestSide: 1600,
  quality: 0.85,
  maxBytes: 5 * 1024 * 1024,
};

/** Fixed by docs/product.md. */
const notAnImage = "Please select an image file";
const processingFailed = "Failed to process image";

/** Returns a data URL, or null after showing an error toast. */
export async function prepareImage(file: File): Promise<string | null> {
  if (!/^image\/(?!svg)/.test(file.type)) {
    imageErrorToast(notAnImage);
    return null;
  }
  try {
    const { scaleImage } = await import("~/client/scale-image");
    const image = await scaleImage(file, limits);
    dismissErrorToast(notAnImage);
    dismissErrorToast(processingFailed);
    return image;
  } catch {
    imageErrorToast(processingFailed);
    return null;
  }
}
