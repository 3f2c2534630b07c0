import { fieldError } from "~/shared/errors";
import { maxImageBytes } from "~/shared/image-source";
import { sha256 } from "../sign.server";
import { cleanImage } from "./clean-image.server";
import { InvalidImageError } from "./image.server";

export type DecodedImage = ReturnType<typeof cleanImage>;

/** Throws `invalid` for `field` if the data URL isn't an image. */
export function decodeDataUrlImage(
  source: string,
  field: string,
): DecodedImage {
  try {
    const bytes = decodeBase64(source.slice(source.indexOf(",") + 1));
    if (bytes.length > maxImageBytes) {
      throw new InvalidImageError("A picture can be at most 5 MB.");
    }
    return cleanImage(bytes);
  } catch (error) {
    if (error instanceof InvalidImageError)
      throw fieldError(field, error.message);
    throw error;
  }
}

/** `Buffer` decodes 5 MB in 1 ms. It skips invalid characters, so the result is encoded again and compared. */
function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const decoded = Buffer.from(text, "base64");
  if (text === "" || decoded.toString("base64") !== text) {
    throw new InvalidImageError("The picture's base64 is invalid.");
  }
  return new Uint8Array(decoded.buffer, decoded.byteOffset, decoded.length);
}

export const smallerImagesField = "smallerImages";

/** Sorted by width. Checks sizes and aspect ratios only; the content isn't compared. */
export function decodeSmallerImages(
  sources: readonly string[],
  image: DecodedImage,
): DecodedImage[] {
  const smaller = sources
    .map((source) => decodeDataUrlImage(source, smallerImagesField))
    .sort((one, other) => one.width - other.width);
  const shape = image.height / image.width;
  for (const [at, { width, height }] of smaller.entries()) {
    const wider = smaller[at + 1] ?? image;
    if (width >= wider.width || Math.abs(height - width * shape) > 1) {
      throw fieldError(
        smallerImagesField,
        "A smaller picture must be narrower and have the same shape.",
      );
    }
  }
  return smaller;
}

/**
 * The first 40 hexadecimal digits of the SHA-256. With smaller images or an uploader, of everything's hashes
 * concatenated, so that the same image with different ones gets a key of its own.
 */
export async function hashImages(
  allBytes: DecodedImage["bytes"][],
  uploaderId: string | null,
): Promise<string> {
  const parts = uploaderId === null ? allBytes : [...allBytes, uploaderId];
  const hashes = await Promise.all(parts.map(sha256));
  const [first = Buffer.of()] = hashes;
  const hash = hashes.length > 1 ? await sha256(Buffer.concat(hashes)) : first;
  return hash.toString("hex", 0, 20);
}

/** Takes the place of the hash. */
export const createPrivateName = () => {
  const bytes = crypto.getRandomValues(Buffer.alloc(20));
  return `p${bytes.toString("hex")}`;
};
