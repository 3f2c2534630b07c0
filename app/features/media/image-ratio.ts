/** Width by height. Taller images are cropped to their middle. */
const minRatio = 4 / 5;
/** For images of unknown size. */
const defaultRatio = 4 / 3;

/** The aspect ratio, which reserves the image's space while it loads. */
export function getDisplayRatio(
  width: number | null,
  height: number | null,
  lowestRatio = minRatio,
): number {
  return width && height ? Math.max(width / height, lowestRatio) : defaultRatio;
}

/** A card shows only its middle, and offers the rest. */
export const isTall = (width: number | null, height: number | null) =>
  width !== null && height !== null && width / height < minRatio;

/** Event images are wider, because the title and the time are below them. */
export const minEventRatio = 16 / 9;

/** px. Cards are at most twice as wide, so other images are enlarged to at most twice their size. */
const smallWidth = 320;

/** Images narrower than `smallWidth` keep their own size. */
export function getDisplayStyle(
  width: number | null,
  height: number | null,
  lowestRatio?: number,
) {
  const aspectRatio = getDisplayRatio(width, height, lowestRatio);
  return width && height && width < smallWidth
    ? {
        aspectRatio,
        // Crop tall images: scaled down, they would be too thin to see.
        objectFit:
          width / height < minRatio
            ? ("none" as const)
            : ("scale-down" as const),
        maxHeight: height,
        // Even a one-pixel image stays noticeable.
        minHeight: 48,
      }
    : { aspectRatio };
}
