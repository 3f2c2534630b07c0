import type { ByteReader } from "./byte-reader.server";
import type { Bytes } from "./picture.server";

/** TIFF 6.0: the tag that says which way is up, and the type of its value. */
const orientationTag = 0x0112;
const short = 3;
const entrySize = 12;

/**
 * Which way is up, of the TIFF structure in `start`–`end`; 1 (as it lies) where that cannot be read,
 * for then no browser reads it either.
 */
export function readOrientation(
  source: ByteReader,
  start: number,
  end: number,
): number {
  if (end - start < 14) return 1;
  const little = source.is(start, "II*\0");
  if (!little && !source.is(start, "MM\0*")) return 1;
  const u16 = (at: number) => (little ? source.le16(at) : source.be16(at));
  const u32 = (at: number) => (little ? source.le32(at) : source.be32(at));
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

/** A TIFF structure that says which way is up and nothing else. */
export function orientationOnly(orientation: number): Bytes {
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
