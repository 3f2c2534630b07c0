import { InvalidImageError, type Bytes } from "./image.server";

/**
 * Decodes base64 (RFC 4648, section 4) from `start` to the end. `Buffer` decodes 5 MB in 1 ms, `atob` or a loop in
 * 30 ms. But it skips invalid characters, so the number of decoded bytes is checked.
 */
export function decodeBase64(text: string, start: number): Bytes {
  const size = text.length - start;
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  // `Buffer` also accepts the URL-safe alphabet.
  const hasUrlAlphabet = text.includes("-", start) || text.includes("_", start);
  const decoded = Buffer.from(text.slice(start), "base64");
  const isComplete = size > 0 && size % 4 === 0;
  if (
    !isComplete ||
    hasUrlAlphabet ||
    decoded.length !== (size / 4) * 3 - padding
  ) {
    throw new InvalidImageError("The picture's base64 is invalid.");
  }
  return new Uint8Array(decoded.buffer, decoded.byteOffset, decoded.length);
}
