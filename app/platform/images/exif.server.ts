import type { ByteReader } from "./byte-reader.server";
import type { Bytes } from "./image.server";

/** TIFF 6.0: the tag of the orientation, and the type of its value. */
const orientationTag = 0x0112;
const short = 3;
const entrySize = 12;

/**
 * The orientation in the TIFF structure at `start`–`end`. 1 (unrotated) if it can't be read, because browsers can't
 * read it then either.
 */
export function readOrientation(
  source: ByteReader,
  start: number,
  end: number,
): number {
  if (end - start < 14) return 1;
  const isLittleEndian = source.is(start, "II*\0");
  if (!isLittleEndian && !source.is(start, "MM\0*")) return 1;
  const u16 = (at: number) =>
    isLittleEndian ? source.le16(at) : source.be16(at);
  const u32 = (at: number) =>
    isLittleEndian ? source.le32(at) : source.be32(at);
  const directory = start + u32(start + 4);
  if (directory + 2 > end) return 1;
  const count = u16(directory);
  for (let i = 0; i < count; i++) {
    const entry = directory + 2 + i * entrySize;
    if (entry + entrySize > end) return 1;
    if (u16(entry) !== orientationTag) continue;
    const value = u16(entry + 8);
    const valid = u16(entry + 2) === short && value >= 1 && value <= 8;
    return valid ? value : 1;
  }
  return 1;
}

/** A TIFF structure that contains only the orientation. */
export function createOrientationTiff(orientation: number): Bytes {
  const bytes = new Uint8Array(26);
  const view = new DataView(bytes.buffer);
  bytes.set([0x49, 0x49, 0x2a, 0, 8]);
  view.setUint16(8, 1, true);
  view.setUint16(10, orientationTag, true);
  view.setUint16(12, short, true);
  view.setUint32(14, 1, true);
  view.setUint16(18, orientation, true);
  return bytes;
}
