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
