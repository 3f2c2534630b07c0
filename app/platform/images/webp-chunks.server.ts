import type { ByteReader } from "./byte-reader.server";
import { InvalidImageError, throwMalformed, type Bytes } from "./image.server";

/** `at`: the header; `start`–`end`: the data; `next`: after the padding byte, if any. */
export interface Chunk {
  name: string;
  at: number;
  start: number;
  end: number;
  next: number;
}

export function readChunk(
  source: ByteReader,
  at: number,
  limit: number,
): Chunk {
  const start = at + 8;
  const end = start + source.le32(at + 4);
  const next = end + (end & 1);
  if (end > limit || next > source.length) {
    throw new InvalidImageError("The picture is incomplete.");
  }
  return { name: source.name(at), at, start, end, next };
}

export function createChunkHeader(name: string, size: number): Bytes {
  const head = new Uint8Array(8);
  for (let i = 0; i < 4; i++) head[i] = name.charCodeAt(i);
  new DataView(head.buffer).setUint32(4, size, true);
  return head;
}

/** Null if the chunk contains no pixels. */
export function readBitstreamSize(source: ByteReader, chunk: Chunk) {
  if (chunk.name === "VP8 ") return readLossySize(source, chunk);
  if (chunk.name === "VP8L") return readLosslessSize(source, chunk);
  return null;
}

/** RFC 6386, section 9.1: a key frame, its start code, and 14 bits each for width and height. */
function readLossySize(source: ByteReader, { start, end }: Chunk) {
  const tag = source.le24(start);
  const keyFrame = (tag & 1) === 0;
  const firstPartition = start + 10 + (tag >> 5);
  if (!keyFrame || !source.is(start + 3, "\x9d\x01*") || firstPartition > end) {
    throwMalformed();
  }
  return {
    width: source.le16(start + 6) & 0x3fff,
    height: source.le16(start + 8) & 0x3fff,
  };
}

/** RFC 9649, section 3.4: a signature, 14 bits each for width - 1 and height - 1, and version 0. */
function readLosslessSize(source: ByteReader, { start, end }: Chunk) {
  const bits = source.le32(start + 1);
  if (source.u8(start) !== 0x2f || bits >>> 29 !== 0 || end - start < 6) {
    throwMalformed();
  }
  return {
    width: (bits & 0x3fff) + 1,
    height: ((bits >>> 14) & 0x3fff) + 1,
  };
}
