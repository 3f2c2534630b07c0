import { useMutation } from "@tanstack/react-query";
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
