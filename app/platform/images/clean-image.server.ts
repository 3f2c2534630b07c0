import { ByteReader } from "./byte-reader.server";
import { cleanGif } from "./gif.server";
import { cleanJpeg } from "./jpeg.server";
import { InvalidImageError, type Bytes, type CleanImage } from "./image.server";
import { cleanPng } from "./png.server";
import { cleanWebp } from "./webp.server";

export type ImageType = "png" | "jpg" | "webp" | "gif";

const cleaners: Record<ImageType, (bytes: Bytes) => CleanImage> = {
  png: cleanPng,
  jpg: cleanJpeg,
  webp: cleanWebp,
  gif: cleanGif,
};

/**
 * Validates the image and removes everything that doesn't affect how it looks, such as metadata and trailing data.
 * Detects the type from the first bytes, not from a declared type. Throws only `InvalidImageError`.
 */
export function cleanImage(bytes: Bytes): CleanImage & { type: ImageType } {
  const type = detectType(bytes);
  if (type === null) {
    throw new InvalidImageError("Please choose a JPEG, PNG, WebP or GIF.");
  }
  return { type, ...cleaners[type](bytes) };
}

function detectType(bytes: Bytes): ImageType | null {
  const source = new ByteReader(bytes);
  if (source.is(0, "\x89PNG\r\n\x1a\n")) return "png";
  if (source.is(0, "\xff\xd8\xff")) return "jpg";
  if (source.is(0, "RIFF") && source.is(8, "WEBP")) return "webp";
  if (source.is(0, "GIF87a") || source.is(0, "GIF89a")) return "gif";
  return null;
}
