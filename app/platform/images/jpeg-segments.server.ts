import { createOrientationTiff } from "./exif.server";
import type { Bytes } from "./image.server";

/** JFIF 1.02, which declares the colours to be YCbCr. No thumbnail, square pixels. */
export const jfifSegment: Bytes = new Uint8Array([
  0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 2, 0, 0, 1, 0, 1, 0, 0,
]);

/** Adobe's APP14: whether four components are inverted, and whether three are RGB. */
export function createAdobeSegment(transform: number): Bytes {
  return new Uint8Array([
    0xff,
    0xee,
    0,
    14,
    ...[0x41, 0x64, 0x6f, 0x62, 0x65],
    ...[0, 100, 0, 0, 0, 0],
    transform,
  ]);
}

export function createExifSegment(orientation: number): Bytes {
  const data = createOrientationTiff(orientation);
  const segment = new Uint8Array(10 + data.length);
  segment.set([0xff, 0xe1, 0, 8 + data.length, 0x45, 0x78, 0x69, 0x66]);
  segment.set(data, 10);
  return segment;
}
