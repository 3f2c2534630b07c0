interface PostImageProps {
  src: string;
  alt: string | null;
  /** Pixels, where they are known: then the place is kept while it loads. */
  width: number | null;
  height: number | null;
  /** The first picture of a page is what the eye waits for. */
  eager: boolean;
}

/** No taller than a phone's screen; a panorama is shown whole, a tower is cut to its middle. */
export function PostImage({ src, alt, width, height, eager }: PostImageProps) {
  const ratio =
    width !== null && height !== null && width > 0 && height > 0
      ? Math.max(width / height, 4 / 5)
      : 4 / 3;
  return (
    <img
      src={src}
      alt={alt ?? ""}
      {...(width !== null && { width })}
      {...(height !== null && { height })}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      referrerPolicy="no-referrer"
      className="w-full rounded-control bg-sunken object-cover"
      style={{ aspectRatio: ratio }}
    />
  );
}
