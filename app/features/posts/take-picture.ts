import { scalePicture } from "~/browser/scale-picture";
import { toast } from "~/ui/toast-store";

/** decisions.md, Images: 1,600 px and 5 MB. */
const limits = {
  longestSide: 1600,
  quality: 0.85,
  maxBytes: 5 * 1024 * 1024,
};

/** A file as the picture of a post: a data string, or null, and then a toast has said why. */
export async function takePicture(file: File): Promise<string | null> {
  if (!/^image\/(?!svg)/.test(file.type)) {
    complain("Please select an image file");
    return null;
  }
  try {
    return await scalePicture(file, limits);
  } catch {
    complain("Failed to process image");
    return null;
  }
}

/** spec §8, exact. */
function complain(description: string): void {
  toast({ title: "Error", description, variant: "destructive" });
}
