import { smallerOf } from "~/shared/image-key";
import { shownImageSrc } from "~/shared/shown-image";
import { useMissingPicture } from "~/ui/missing-picture";
import { shownShape } from "./image-ratio";

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
  const { missing, watched } = useMissingPicture(src);
  const shown = shownImageSrc(src);
  const style = shownShape(width, height, least);
  const gone = alt || "This picture is no longer there.";
  if (missing) {
    return (
      <p
        className="grid place-items-center rounded-control bg-sunken p-4 text-center text-sm text-ink-soft"
        style={style}
      >
        {gone}
      </p>
    );
  }
  return (
    // A card may cut it, and a phone draws it small.
    <a
      href={shown}
      target="_blank"
      rel="noopener"
      aria-label={`Open the picture${alt ? `: ${alt}` : ""}`}
      className="block rounded-control"
    >
      <img
        {...watched}
        data-gone={gone}
        {...choiceOf(src, width)}
        src={shown}
        alt={alt ?? ""}
        {...(width !== null && { width })}
        {...(height !== null && { height })}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        referrerPolicy="no-referrer"
        className="w-full rounded-control bg-sunken object-cover"
        style={style}
      />
    </a>
  );
}

/** What the browser may choose from, by how wide a card shows it: its column less the room around it. */
function choiceOf(src: string, width: number | null) {
  const smaller = smallerOf(src);
  if (smaller.length === 0 || width === null) return {};
  const all = [...smaller, { name: src, width }];
  return {
    srcSet: all.map(({ name, width }) => `${name} ${width}w`).join(", "),
    sizes: "(min-width: 44rem) 40rem, calc(100vw - 4rem)",
  };
}
