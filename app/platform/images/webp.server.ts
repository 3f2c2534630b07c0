import { ByteReader } from "./byte-reader.server";
import { ByteSlices } from "./byte-slices.server";
import { FrameCounter } from "./frame-counter.server";
import {
  checkChunkCount,
  checkSize,
  throwMalformed,
  type Bytes,
  type CleanImage,
} from "./image.server";
import {
  readBitstreamSize,
  readChunk,
  createChunkHeader,
  type Chunk,
} from "./webp-chunks.server";

/** RFC 9649, section 2.7: the flags in the VP8X header. */
const flag = { animation: 0x02, alpha: 0x10 };
const riffHeaderSize = 12;
const extendedSize = 10;

/**
 * Copies pixels, transparency and timing. Drops EXIF including the orientation: Chromium ignores it in WebP files, so
 * that all browsers now show the same.
 */
export function cleanWebp(bytes: Bytes): CleanImage {
  const source = new ByteReader(bytes);
  const end = 8 + source.le32(4);
  source.requireRange(riffHeaderSize, end - riffHeaderSize);
  const first = readChunk(source, riffHeaderSize, end);
  const { body, ...size } =
    first.name === "VP8X"
      ? cleanExtended(source, first, end)
      : cleanSimple(source, first);
  const file = new ByteSlices(bytes);
  file.addBytes(createChunkHeader("RIFF", body.length + 4));
  file.addRange(8, riffHeaderSize); // "WEBP"
  file.addAll(body);
  return { bytes: file.toBytes(), ...size };
}

function cleanSimple(source: ByteReader, chunk: Chunk) {
  const size = readBitstreamSize(source, chunk);
  if (!size) throwMalformed();
  checkSize(size.width, size.height);
  const body = new ByteSlices(source.bytes);
  body.addRange(chunk.at, chunk.next);
  return { body, ...size };
}

function cleanExtended(source: ByteReader, header: Chunk, end: number) {
  if (header.end - header.start !== extendedSize) throwMalformed();
  const flags = source.u8(header.start);
  const width = source.le24(header.start + 4) + 1;
  const height = source.le24(header.start + 7) + 1;
  checkSize(width, height);
  const frames = new FrameCounter(width, height);
  const pixels = new ByteSlices(source.bytes);
  const animated = (flags & flag.animation) !== 0;
  for (let at = header.next, count = 1; at < end; count++) {
    checkChunkCount(count);
    const chunk = readChunk(source, at, end);
    at = chunk.next;
    if (animated) {
      if (chunk.name === "ANIM" && chunk.end - chunk.start === 6) {
        pixels.addRange(chunk.at, chunk.next);
      } else if (chunk.name === "ANMF") {
        pixels.addAll(cleanFrame(source, chunk, frames));
      }
    } else if (frames.count === 0) {
      copyPixels(source, chunk, frames, { x: 0, y: 0, width, height }, pixels);
    }
  }
  if (frames.count === 0) throwMalformed();
  const body = new ByteSlices(source.bytes);
  const head = source.bytes.slice(header.at, header.next);
  head[8] = flags & (flag.alpha | flag.animation);
  body.addBytes(head);
  body.addAll(pixels);
  return { body, width, height };
}

interface FrameRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Drops a frame's other chunks and writes a header with the new size. */
function cleanFrame(source: ByteReader, frame: Chunk, frames: FrameCounter) {
  const frameBody = new ByteSlices(source.bytes);
  const rect: FrameRect = {
    x: 2 * source.le24(frame.start),
    y: 2 * source.le24(frame.start + 3),
    width: source.le24(frame.start + 6) + 1,
    height: source.le24(frame.start + 9) + 1,
  };
  const before = frames.count;
  frameBody.addRange(frame.start, frame.start + 16);
  for (let at = frame.start + 16, count = 1; at < frame.end; count++) {
    checkChunkCount(count);
    const chunk = readChunk(source, at, frame.end);
    if (frames.count === before) {
      copyPixels(source, chunk, frames, rect, frameBody);
    }
    at = chunk.next;
  }
  if (frames.count === before) throwMalformed();
  const output = new ByteSlices(source.bytes);
  output.addBytes(createChunkHeader("ANMF", frameBody.length));
  output.addAll(frameBody);
  return output;
}

/** The alpha chunk precedes the pixels. Everything after the pixels is dropped. */
function copyPixels(
  source: ByteReader,
  chunk: Chunk,
  frames: FrameCounter,
  { x, y, width, height }: FrameRect,
  output: ByteSlices,
): void {
  const size = readBitstreamSize(source, chunk);
  if (size) {
    if (size.width !== width || size.height !== height) throwMalformed();
    frames.add(x, y, width, height);
    output.addRange(chunk.at, chunk.next);
  } else if (chunk.name === "ALPH") output.addRange(chunk.at, chunk.next);
}
