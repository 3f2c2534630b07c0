import { ByteReader } from "./byte-reader.server";
import { Cuttings } from "./cuttings.server";
import { readOrientation } from "./exif.server";
import { IccParts } from "./jpeg-icc.server";
import { adobe, exif, jfif } from "./jpeg-segments.server";
import { BadPicture, checkCount, checkSize, turned } from "./picture.server";
import type { Bytes, CleanPicture } from "./picture.server";

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
  app2: 0xe2,
  app14: 0xee,
  app15: 0xef,
  comment: 0xfe,
};
/** Encoders make about ten; each sends a decoder over the whole picture again. */
const scansMax = 64;

/**
 * Walks every segment and every scan, and keeps the tables, the frame and the scans. Of what
 * applications add it keeps how colours are meant and which way is up, written anew; what stands
 * behind the end (further pictures, archives) is left behind.
 */
export function cleanJpeg(bytes: Bytes): CleanPicture {
  const source = new ByteReader(bytes);
  const head = new Cuttings(bytes);
  const body = new Cuttings(bytes);
  const icc = new IccParts(source);
  let size: { width: number; height: number } | null = null;
  let orientation: number | null = null;
  let hasJfif = false;
  let scans = 0;
  for (let at = 2, count = 1; ; count++) {
    checkCount(count);
    at = markerAt(source, at);
    const code = source.u8(at);
    if (code === marker.eoi) break;
    const start = at + 3;
    const end = at + 1 + source.be16(at + 1);
    if (end < start) refuse();
    source.need(start, end - start);
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
      case marker.app2:
        icc.read(at - 1, start, end);
        break;
      case marker.app14:
        if (source.is(start, "Adobe") && end - start >= 12) {
          body.write(adobe(source.u8(start + 11)));
        }
        break;
      case marker.dqt:
      case marker.dht:
      case marker.dri:
        body.keep(at - 1, end);
        break;
      case marker.sos:
        if (!size || ++scans > scansMax) refuse();
        next = scanEnd(source, end);
        body.keep(at - 1, next);
        break;
      default:
        if (code >= marker.sof0 && code <= marker.sof2) {
          if (size) refuse();
          size = readFrame(source, start, end);
          body.keep(at - 1, end);
        } else if (!isDropped(code)) refuse();
    }
    at = next;
  }
  if (!size || scans === 0) refuse();
  head.write(new Uint8Array([0xff, 0xd8]));
  if (hasJfif) head.write(jfif);
  if (orientation !== null && orientation > 1) head.write(exif(orientation));
  icc.keepIn(head);
  head.append(body);
  head.write(new Uint8Array([0xff, marker.eoi]));
  return turned({ bytes: head.join(), ...size }, orientation ?? 1);
}

function refuse(): never {
  throw new BadPicture("This JPEG is not put together as one should be.");
}

function isDropped(code: number): boolean {
  return (
    (code > marker.app0 && code <= marker.app15) || code === marker.comment
  );
}

/** A marker may be preceded by any number of 0xff. Gives the place of its second byte. */
function markerAt(source: ByteReader, at: number): number {
  if (source.u8(at) !== 0xff) refuse();
  let next = at + 1;
  while (source.bytes[next] === 0xff) next++;
  source.need(next, 1);
  return next;
}

/** Where the data of a scan end: at the first marker that is no restart. */
function scanEnd({ bytes }: ByteReader, start: number): number {
  const last = bytes.length - 1;
  for (let at = start; at < last; at++) {
    if (bytes[at] !== 0xff) continue;
    const code = bytes[at + 1] ?? 0;
    const inside = code === 0 || (code >= marker.rst0 && code <= marker.rst7);
    if (inside) continue;
    if (at === start) refuse();
    return at;
  }
  throw new BadPicture("The picture is cut short.");
}

/** Eight bits deep, grey, colour or print, as browsers show them. */
function readFrame(source: ByteReader, start: number, end: number) {
  const components = source.u8(start + 5);
  const fits = end - start === 6 + 3 * components;
  if (!fits || source.u8(start) !== 8 || ![1, 3, 4].includes(components)) {
    refuse();
  }
  for (let at = start + 6; at < end; at += 3) {
    const [across, down] = [source.u8(at + 1) >> 4, source.u8(at + 1) & 15];
    if (across < 1 || across > 4 || down < 1 || down > 4) refuse();
  }
  const height = source.be16(start + 1);
  const width = source.be16(start + 3);
  checkSize(width, height);
  return { width, height };
}
