export type Bytes = Uint8Array<ArrayBuffer>;

/** `width` and `height` after applying the EXIF orientation. */
export interface CleanImage {
  bytes: Bytes;
  width: number;
  height: number;
}

/** The only error that this folder throws. The message is shown to the user. */
export class InvalidImageError extends Error {
  override readonly name = "InvalidImageError";
}

export function throwMalformed(): never {
  throw new InvalidImageError("The picture is damaged.");
}

/** A browser needs four bytes per pixel: 200 MB, the most a phone can handle. */
const maxPixels = 50_000_000;
/** The largest canvas and texture size that all browsers support. */
const maxSide = 16_384;

/** Chunks or segments. No encoder writes more; scanning them takes a millisecond. */
const maxChunks = 10_000;

export function checkChunkCount(chunks: number): void {
  if (chunks > maxChunks) {
    throw new InvalidImageError("The picture has too many parts.");
  }
}

export function checkSize(width: number, height: number): void {
  if (width === 0 || height === 0) {
    throw new InvalidImageError("The picture has no pixels.");
  }
  if (width > maxSide || height > maxSide || width * height > maxPixels) {
    throw new InvalidImageError("The picture has too many pixels.");
  }
}
