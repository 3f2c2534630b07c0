import { listSmallerImages } from "~/shared/image-key";
import { imageSrc } from "~/shared/image-src";
import { useMissingImage } from "~/ui/use-missing-image";
import { getDisplayStyle, isTall } from "./image-ratio";
import { useImageViewer } from "./use-image-viewer";

interface PostImageProps {
  src: string;
  alt: string | null;
  /** px; null if unknown. */
  width: number | null;
  height: number | null;
  /** For images on the first screen. */
  eager: boolean;
  /** Width by height. A taller image is cropped to it. */
  minRatio?: number;
}

export function PostImage({
  src,
  alt,
  width,
  height,
  eager,
  minRatio,
}: PostImageProps) {
  const { getLinkProps, viewer } = useImageViewer([
    { url: src, width, height, alt },
  ]);
  const { missing, imageProps } = useMissingImage(src);
  const url = imageSrc(src);
  const style = getDisplayStyle(width, height, minRatio);
  const missingText = alt || "This picture is no longer available.";
  if (missing) {
    return (
      <p
        className="grid place-items-center rounded-control bg-sunken p-4 text-center text-sm text-ink-soft"
        style={style}
      >
        {missingText}
      </p>
    );
  }
  return (
    <>
      <a {...getLinkProps(0)} className="relative block rounded-control">
        <img
          {...imageProps}
          data-missing-text={missingText}
          {...buildSrcSet(src, width)}
          src={url}
          alt={alt ?? ""}
          {...(width !== null && { width })}
          {...(height !== null && { height })}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          referrerPolicy="no-referrer"
          className="w-full rounded-control bg-sunken object-cover"
          style={style}
        />
        {isTall(width, height) && (
          <span
            aria-hidden="true"
            className="absolute start-3 bottom-3 rounded-full bg-black/70 px-3 py-1 text-sm font-semibold text-white"
          >
            Show all
          </span>
        )}
      </a>
      {viewer}
    </>
  );
}

/** `sizes` is the width of a card: its column minus the padding. */
function buildSrcSet(src: string, width: number | null) {
  const smaller = listSmallerImages(src);
  if (smaller.length === 0 || width === null) return {};
  const all = [...smaller, { name: src, width }];
  return {
    srcSet: all.map(({ name, width }) => `${name} ${width}w`).join(", "),
    sizes: "(min-width: 44rem) 40rem, calc(100vw - 4rem)",
  };
}
