import { shownImageSrc } from "~/shared/shown-image";
import { shownRatio } from "./image-ratio";

interface PostImageProps {
  src: string;
  alt: string | null;
  /** Pixels, where they are known. */
  width: number | null;
  height: number | null;
  /** The first picture of a page is what the eye waits for. */
  eager: boolean;
  /** Width by height it is cut to where it is narrower. */
  least?: number;
}

export function PostImage({
  src,
  alt,
  width,
  height,
  eager,
  least,
}: PostImageProps) {
  return (
    <img
      src={shownImageSrc(src)}
      alt={alt ?? ""}
      {...(width !== null && { width })}
      {...(height !== null && { height })}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      referrerPolicy="no-referrer"
      className="w-full rounded-control bg-sunken object-cover"
      style={{ aspectRatio: shownRatio(width, height, least) }}
    />
  );
}
