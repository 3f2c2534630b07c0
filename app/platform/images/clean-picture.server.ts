import { ByteReader } from "./byte-reader.server";
import { cleanGif } from "./gif.server";
import { cleanJpeg } from "./jpeg.server";
import { BadPicture } from "./picture.server";
import type { Bytes, CleanPicture } from "./picture.server";
import { cleanPng } from "./png.server";
import { cleanWebp } from "./webp.server";

export type PictureType = "png" | "jpg" | "webp" | "gif";

const cleaners: Record<PictureType, (bytes: Bytes) => CleanPicture> = {
  png: cleanPng,
  jpg: cleanJpeg,
  webp: cleanWebp,
  gif: cleanGif,
};

/**
 * The picture these bytes are, without anything that is not picture. What they are is read from
 * their first bytes, whatever anybody says of them. Throws `BadPicture`, and nothing else.
 */
export function cleanPicture(
  bytes: Bytes,
): CleanPicture & { type: PictureType } {
  const type = typeOf(bytes);
  if (type === null) {
    throw new BadPicture("A picture is a JPEG, PNG, WebP or GIF.");
  }
  return { type, ...cleaners[type](bytes) };
}

function typeOf(bytes: Bytes): PictureType | null {
  const source = new ByteReader(bytes);
  if (source.is(0, "\x89PNG\r\n\x1a\n")) return "png";
  if (source.is(0, "\xff\xd8\xff")) return "jpg";
  if (source.is(0, "RIFF") && source.is(8, "WEBP")) return "webp";
  if (source.is(0, "GIF87a") || source.is(0, "GIF89a")) return "gif";
  return null;
}
