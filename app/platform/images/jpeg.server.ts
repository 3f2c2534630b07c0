import { ByteReader } from "./byte-reader.server";
import { ByteSlices } from "./byte-slices.server";
import { readOrientation, createOrientationTiff } from "./exif.server";
import {
  InvalidImageError,
  checkChunkCount,
  checkSize,
  throwMalformed,
  type Bytes,
  type CleanImage,
} from "./image.server";

/** `name` is Latin-1. */
function createSegment(code: number, name: string, data: Bytes): Bytes {
  const length = 2 + name.length + data.length;
  const head = Buffer.from([0xff, code, length >> 8, length & 0xff]);
  return new Uint8Array(
    Buffer.concat([head, Buffer.from(name, "latin1"), data]),
  );
}

/** JFIF 1.02, which declares the colours to be YCbCr. No thumbnail, square pixels. */
const jfifData = new Uint8Array([1, 2, 0, 0, 1, 0, 1, 0, 0]);

/** ITU-T T.81, table B.1: the second bytes of the markers. */
const marker = {
  sof0: 0xc0,
  sof2: 0xc2,
  dht: 0xc4,
  rst0: 0xd0,
  rst7: 0xd7,
  eoi: 0xd9,
  sos: 0xda,
  dqt: 0xdb,
  dri: 0xdd,
  app0: 0xe0,
  app1: 0xe1,
  app14: 0xee,
  app15: 0xef,
  comment: 0xfe,
};
/** Encoders write about ten. A decoder processes the whole image for each scan, so the number must be limited. */
const maxScans = 64;

/**
 * Copies the tables, the frame and the scans. Of the application segments it keeps only how colours are encoded and the
 * orientation, in new segments. Drops everything after the end of the image (more images, archives).
 */
export function cleanJpeg(bytes: Bytes): CleanImage {
  const source = new ByteReader(bytes);
  const head = new ByteSlices(bytes);
  const body = new ByteSlices(bytes);
  let size: { width: number; height: number } | null = null;
  let orientation: number | null = null;
  let hasJfif = false;
  let scans = 0;
  for (let at = 2, count = 1; ; count++) {
    checkChunkCount(count);
    at = findMarker(source, at);
    const code = source.u8(at);
    if (code === marker.eoi) break;
    const start = at + 3;
    const end = at + 1 + source.be16(at + 1);
    if (end < start) throwMalformed();
    source.requireRange(start, end - start);
    let next = end;
    switch (code) {
      case marker.app0:
        hasJfif ||= source.is(start, "JFIF\0");
        break;
      case marker.app1:
        if (source.is(start, "Exif\0\0")) {
          orientation ??= readOrientation(source, start + 6, end);
        }
        break;
      case marker.app14:
        if (source.is(start, "Adobe") && end - start >= 12) {
          // Whether four components are inverted, and whether three are RGB.
          const transform = source.u8(start + 11);
          const data = new Uint8Array([0, 100, 0, 0, 0, 0, transform]);
          body.addBytes(createSegment(marker.app14, "Adobe", data));
        }
        break;
      case marker.dqt:
      case marker.dht:
      case marker.dri:
        body.addRange(at - 1, end);
        break;
      case marker.sos:
        if (!size || ++scans > maxScans) throwMalformed();
        next = findScanEnd(source, end);
        body.addRange(at - 1, next);
        break;
      default:
        if (code >= marker.sof0 && code <= marker.sof2) {
          if (size) throwMalformed();
          size = readFrame(source, start, end);
          body.addRange(at - 1, end);
        } else if (!isDropped(code)) throwMalformed();
    }
    at = next;
  }
  if (!size || scans === 0) throwMalformed();
  head.addBytes(new Uint8Array([0xff, 0xd8]));
  if (hasJfif) head.addBytes(createSegment(marker.app0, "JFIF\0", jfifData));
  if (orientation !== null && orientation > 1) {
    const tiff = createOrientationTiff(orientation);
    head.addBytes(createSegment(marker.app1, "Exif\0\0", tiff));
  }
  head.addAll(body);
  head.addBytes(new Uint8Array([0xff, marker.eoi]));
  const { width, height } = size;
  const image = { bytes: head.toBytes(), width, height };
  // Orientations 5 to 8 swap width and height.
  return (orientation ?? 1) < 5
    ? image
    : { ...image, width: height, height: width };
}

function isDropped(code: number): boolean {
  return (
    (code > marker.app0 && code <= marker.app15) || code === marker.comment
  );
}

/** Returns the position of the marker's second byte. Any number of 0xff may precede it. */
function findMarker(source: ByteReader, at: number): number {
  if (source.u8(at) !== 0xff) throwMalformed();
  let next = at + 1;
  while (source.bytes[next] === 0xff) next++;
  source.requireRange(next, 1);
  return next;
}

/** A scan's data ends at the first marker that isn't a restart. */
function findScanEnd({ bytes }: ByteReader, start: number): number {
  const last = bytes.length - 1;
  for (let at = start; at < last; at++) {
    if (bytes[at] !== 0xff) continue;
    const code = bytes[at + 1] ?? 0;
    const isScanData =
      code === 0 || (code >= marker.rst0 && code <= marker.rst7);
    if (isScanData) continue;
    if (at === start) throwMalformed();
    return at;
  }
  throw new InvalidImageError("The picture is incomplete.");
}

/** Accepts what browsers support: 8 bits; grey, colour or CMYK. */
function readFrame(source: ByteReader, start: number, end: number) {
  const components = source.u8(start + 5);
  const hasValidSize = end - start === 6 + 3 * components;
  if (
    !hasValidSize ||
    source.u8(start) !== 8 ||
    ![1, 3, 4].includes(components)
  ) {
    throwMalformed();
  }
  for (let at = start + 6; at < end; at += 3) {
    const [across, down] = [source.u8(at + 1) >> 4, source.u8(at + 1) & 15];
    if (across < 1 || across > 4 || down < 1 || down > 4) throwMalformed();
  }
  const height = source.be16(start + 1);
  const width = source.be16(start + 3);
  checkSize(width, height);
  return { width, height };
}
