import { useState, type MouseEvent } from "react";
import { imageSrc } from "~/shared/image-src";
import { Lazy, lazyCode } from "~/ui/lazy";
import type { ViewerImage } from "./image-viewer";

const lazyViewer = lazyCode(() => import("./image-viewer"));

/**
 * `getLinkProps(index)` is for a link to each picture, which opens the viewer at it. Without JavaScript, or with a
 * modifier key, it stays a link to the file. Render `viewer` anywhere.
 */
export function useImageViewer(images: readonly ViewerImage[]) {
  const [startIndex, setStartIndex] = useState<number | null>(null);
  const close = () => {
    setStartIndex(null);
  };
  const getLinkProps = (index: number) => {
    return {
      href: imageSrc(images[index]?.url ?? ""),
      "aria-haspopup": "dialog",
      onClick: (event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        setStartIndex(index);
      },
    } as const;
  };
  const viewer = startIndex !== null && (
    <Lazy code={lazyViewer} onError={close}>
      {(code) => (
        <code.ImageViewer
          images={images}
          startIndex={startIndex}
          onClose={close}
        />
      )}
    </Lazy>
  );
  return { getLinkProps, viewer };
}
