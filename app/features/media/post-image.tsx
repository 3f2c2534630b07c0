import { listSmallerImages } from "~/shared/image-key";
import { imageSrc } from "~/shared/image-src";
import { useMissingImage } from "~/ui/use-missing-image";
import { getDisplayRatio, isTall } from "./image-ratio";

interface PostImageProps {
  src: string;
  alt: string | null;
  /** px; null if unknown. */
  width: number | null;
  height: number | null;
  /** For images on the first screen. */
  eager: boolean;
  /** Width by height. A taller image is cropped to it. */
  minRatio?: number | undefined;
  /** Fills its cell of a grid, half as wide as the card. */
  isCell?: boolean;
  /** Opens the viewer. Without scripts, or with a modifier key, the link around the picture opens the file. */
  onOpen: () => void;
}

export function PostImage({
  src,
  alt,
  width,
  height,
  eager,
  minRatio,
  isCell = false,
  onOpen,
}: PostImageProps) {
  const { missing, imageProps } = useMissingImage(src);
  const url = imageSrc(src);
  const style = isCell
    ? {}
    : { aspectRatio: getDisplayRatio(width, height, minRatio) };
  const shape = isCell ? "size-full" : "rounded-control";
  const isCropped = !isCell && isTall(width, height);
  const label = `Open the picture${alt ? `: ${alt}` : ""}`;
  const missingText = alt || "This picture isn't available.";
  if (missing) {
    return (
      <p
        className={`grid place-items-center bg-sunken p-4 text-center text-sm text-ink-soft ${shape}`}
        style={style}
      >
        {missingText}
      </p>
    );
  }
  return (
    <a
      href={url}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
      // The name of a link has to contain its visible text.
      aria-label={isCropped ? `${label}. Show all` : label}
      className={`relative block min-h-0 ${shape}`}
    >
      <img
        {...imageProps}
        data-missing-text={missingText}
        {...buildSrcSet(src, width, isCell)}
        src={url}
        alt={alt ?? ""}
        {...(width !== null && { width })}
        {...(height !== null && { height })}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        referrerPolicy="no-referrer"
        className={`w-full bg-sunken object-cover ${shape}`}
        style={style}
      />
      {isCropped && (
        <span
          aria-hidden="true"
          className="absolute start-3 bottom-3 rounded-full bg-black/70 px-3 py-1 text-sm font-semibold text-white"
        >
          Show all
        </span>
      )}
    </a>
  );
}

/** `sizes` is the width of a card: its column minus the padding. */
function buildSrcSet(src: string, width: number | null, isCell: boolean) {
  const smaller = listSmallerImages(src);
  if (smaller.length === 0 || width === null) return {};
  const all = [...smaller, { name: src, width }];
  return {
    srcSet: all.map(({ name, width }) => `${name} ${width}w`).join(", "),
    sizes: isCell
      ? "(min-width: 44rem) 20rem, calc(50vw - 2rem)"
      : "(min-width: 44rem) 40rem, calc(100vw - 4rem)",
  };
}
