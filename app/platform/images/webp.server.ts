import { ByteReader } from "./byte-reader.server";
import { Cuttings } from "./cuttings.server";
import { Frames } from "./frames.server";
import { isProfile } from "./icc.server";
import { BadPicture, checkCount, checkSize } from "./picture.server";
import type { Bytes, CleanPicture } from "./picture.server";
import { bitstreamSize, chunkAt, chunkHead } from "./webp-chunks.server";
import type { Chunk } from "./webp-chunks.server";

/** RFC 9649, section 2.7: what a file announces to hold. */
const flag = { animation: 0x02, alpha: 0x10, icc: 0x20 };
const headSize = 12;
const extendedSize = 10;

/**
 * Walks the chunks, those of frames included; keeps pixels, transparency, colours and timing. Which
 * way is up goes with the rest of EXIF: Chromium shows a WebP as it lies, so everybody shall.
 */
export function cleanWebp(bytes: Bytes): CleanPicture {
  const source = new ByteReader(bytes);
  const end = 8 + source.le32(4);
  source.need(headSize, end - headSize);
  const first = chunkAt(source, headSize, end);
  const { body, ...size } =
    first.name === "VP8X"
      ? cleanExtended(source, first, end)
      : cleanSimple(source, first);
  const whole = new Cuttings(bytes);
  whole.write(riffHead(body.length + 4));
  whole.append(body);
  return { bytes: whole.join(), ...size };
}

function refuse(): never {
  throw new BadPicture("This WebP is not put together as one should be.");
}

function riffHead(size: number): Bytes {
  const head = new Uint8Array(headSize);
  head.set([0x52, 0x49, 0x46, 0x46]);
  new DataView(head.buffer).setUint32(4, size, true);
  head.set([0x57, 0x45, 0x42, 0x50], 8);
  return head;
}

function cleanSimple(source: ByteReader, chunk: Chunk) {
  const picture = bitstreamSize(source, chunk);
  if (!picture) refuse();
  checkSize(picture.width, picture.height);
  const body = new Cuttings(source.bytes);
  body.keep(chunk.at, chunk.next);
  return { body, ...picture };
}

function cleanExtended(source: ByteReader, header: Chunk, end: number) {
  if (header.end - header.start !== extendedSize) refuse();
  const flags = source.u8(header.start);
  const width = source.le24(header.start + 4) + 1;
  const height = source.le24(header.start + 7) + 1;
  checkSize(width, height);
  const frames = new Frames(width, height);
  const pixels = new Cuttings(source.bytes);
  const profile = new Cuttings(source.bytes);
  const animated = (flags & flag.animation) !== 0;
  for (let at = header.next, count = 1; at < end; count++) {
    checkCount(count);
    const chunk = chunkAt(source, at, end);
    at = chunk.next;
    if (chunk.name === "ICCP") {
      const size = chunk.end - chunk.start;
      if (profile.length === 0 && isProfile(source, chunk.start, size)) {
        profile.keep(chunk.at, chunk.next);
      }
    } else if (animated) {
      if (chunk.name === "ANIM" && chunk.end - chunk.start === 6) {
        pixels.keep(chunk.at, chunk.next);
      } else if (chunk.name === "ANMF") {
        pixels.append(cleanFrame(source, chunk, frames));
      }
    } else if (frames.count === 0) {
      keepPixels(source, chunk, frames, { x: 0, y: 0, width, height }, pixels);
    }
  }
  if (frames.count === 0) refuse();
  const body = new Cuttings(source.bytes);
  const head = source.bytes.slice(header.at, header.next);
  head[8] =
    (flags & (flag.alpha | flag.animation)) |
    (profile.length > 0 ? flag.icc : 0);
  body.write(head);
  body.append(profile);
  body.append(pixels);
  return { body, width, height };
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A frame's chunks without those that show nothing, under a head that says their new size. */
function cleanFrame(source: ByteReader, frame: Chunk, frames: Frames) {
  const inner = new Cuttings(source.bytes);
  const place: Place = {
    x: 2 * source.le24(frame.start),
    y: 2 * source.le24(frame.start + 3),
    width: source.le24(frame.start + 6) + 1,
    height: source.le24(frame.start + 9) + 1,
  };
  const before = frames.count;
  inner.keep(frame.start, frame.start + 16);
  for (let at = frame.start + 16, count = 1; at < frame.end; count++) {
    checkCount(count);
    const chunk = chunkAt(source, at, frame.end);
    if (frames.count === before) {
      keepPixels(source, chunk, frames, place, inner);
    }
    at = chunk.next;
  }
  if (frames.count === before) refuse();
  const whole = new Cuttings(source.bytes);
  whole.write(chunkHead("ANMF", inner.length));
  whole.append(inner);
  return whole;
}

/** Transparency comes before the pixels, and the pixels end it. */
function keepPixels(
  source: ByteReader,
  chunk: Chunk,
  frames: Frames,
  { x, y, width, height }: Place,
  kept: Cuttings,
): void {
  const size = bitstreamSize(source, chunk);
  if (size) {
    if (size.width !== width || size.height !== height) refuse();
    frames.add(x, y, width, height);
    kept.keep(chunk.at, chunk.next);
  } else if (chunk.name === "ALPH") kept.keep(chunk.at, chunk.next);
}
