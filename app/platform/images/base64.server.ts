import { BadPicture } from "./picture.server";
import type { Bytes } from "./picture.server";

/**
 * Base64 (RFC 4648, section 4) from `start` to the end. The platform decodes 5 MB in 1 ms, `atob` or
 * a loop of ours in 30; but it passes over what it does not know, and then there are fewer bytes than
 * characters promise.
 */
export function decodeBase64(text: string, start: number): Bytes {
  const size = text.length - start;
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  // It knows the alphabet of URLs as well.
  const other = text.includes("-", start) || text.includes("_", start);
  const decoded = Buffer.from(text.slice(start), "base64");
  const whole = size > 0 && size % 4 === 0;
  if (!whole || other || decoded.length !== (size / 4) * 3 - padding) {
    throw new BadPicture("The picture's base64 cannot be read.");
  }
  return new Uint8Array(decoded.buffer, decoded.byteOffset, decoded.length);
}
