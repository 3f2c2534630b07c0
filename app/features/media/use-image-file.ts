import { useMutation } from "@tanstack/react-query";
import { prepareImage } from "./prepare-image";

/** Scales picked files, one by one. TanStack calls the latest `onImages`, because the user may type meanwhile. */
export function useImageFiles(onImages: (dataUrls: string[]) => void) {
  const { isPending, mutate } = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const images: string[] = [];
      for (const file of files) {
        const image = await prepareImage(file);
        if (image !== null) images.push(image);
      }
      return images;
    },
    onSuccess: onImages,
  });
  return { preparing: isPending, loadFiles: mutate };
}

export function useImageFile(onImage: (dataUrl: string) => void) {
  const { preparing, loadFiles } = useImageFiles(([image]) => {
    if (image !== undefined) onImage(image);
  });
  const loadFile = (file: File) => {
    loadFiles([file]);
  };
  return { preparing, loadFile };
}

export type ImageFileState = ReturnType<typeof useImageFile>;
