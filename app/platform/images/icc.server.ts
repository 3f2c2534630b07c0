import type { ByteReader } from "./byte-reader.server";

/** ICC.1:2022, section 7.2: a profile starts with its size and has `acsp` at byte 36. */
export function isIccProfile(
  source: ByteReader,
  start: number,
  size: number,
): boolean {
  return (
    size > 40 && source.is(start + 36, "acsp") && source.be32(start) === size
  );
}
