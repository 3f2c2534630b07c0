import { useState } from "react";
import { Lazy, lazyCode } from "~/ui/lazy";
import type { ViewerImage } from "./image-viewer";
import { PostImage } from "./post-image";

const lazyViewer = lazyCode(() => import("./image-viewer"));

interface PostImagesProps {
  images: readonly ViewerImage[];
  eager: boolean;
  minRatio?: number;
}

/** One picture in its own shape; two to four in a grid of fixed shape, so that nothing moves while they load. */
export function PostImages({ images, eager, minRatio }: PostImagesProps) {
  /** Of the picture that the viewer opens at; null while it is closed. */
  const [openAt, setOpenAt] = useState<number | null>(null);
  const close = () => {
    setOpenAt(null);
  };
  const isSingle = images.length === 1;
  const pictures = images.map(({ url, ...rest }, at) => (
    <PostImage
      // A post may show one picture twice.
      key={`${at} ${url}`}
      src={url}
      {...rest}
      eager={eager}
      minRatio={minRatio}
      isCell={!isSingle}
      onOpen={() => {
        setOpenAt(at);
      }}
    />
  ));
  if (pictures.length === 0) return null;
  return (
    <>
      {isSingle ? (
        pictures
      ) : (
        <ul className="grid aspect-3/2 auto-rows-fr grid-cols-2 gap-1 overflow-hidden rounded-control">
          {pictures.map((picture, at) => (
            <li
              key={picture.key}
              className={`grid min-h-0 ${at < 4 - images.length ? "row-span-2" : ""}`}
            >
              {picture}
            </li>
          ))}
        </ul>
      )}
      {openAt !== null && (
        <Lazy code={lazyViewer} onError={close}>
          {(code) => (
            <code.ImageViewer
              images={images}
              startIndex={openAt}
              onClose={close}
            />
          )}
        </Lazy>
      )}
    </>
  );
}
