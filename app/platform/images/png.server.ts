import { crc32 } from "node:zlib";
import { ByteReader } from "./byte-reader.server";
import { ByteSlices } from "./byte-slices.server";
import {
  checkChunkCount,
  checkSize,
  throwMalformed,
  type Bytes,
  type CleanImage,
} from "./image.server";

/** The chunks that a decoder needs (PNG, third edition), for an animation only those of its still image. */
const allowedChunks = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA sBIT sRGB cICP mDCV cLLI bKGD".split(" "),
);
/** Bit depths by colour type. */
const depths: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
const signatureSize = 8;
const headerEnd = signatureSize + 25;

/** Checks every chunk's CRC and copies the chunks in `allowedChunks`. */
export function cleanPng(bytes: Bytes): CleanImage {
  const source = new ByteReader(bytes);
  const output = new ByteSlices(bytes);
  const { width, height, palette } = readHeader(source);
  output.addRange(0, headerEnd);
  let dataSize = 0;
  let dataEnd = 0;
  let hasPalette = false;
  for (let at = headerEnd, count = 1; ; count++) {
    checkChunkCount(count);
    const { name, start, end, next } = readChunk(source, at);
    if (crc32(bytes.subarray(at + 4, end)) !== source.be32(end)) {
      throwMalformed();
    }
    if (name === "IDAT") {
      if (dataEnd !== 0 && dataEnd !== at) throwMalformed();
      dataSize += end - start;
      dataEnd = next;
    }
    if (name === "PLTE") hasPalette = dataEnd === 0;
    if (name === "IHDR") throwMalformed();
    if (allowedChunks.has(name)) output.addRange(at, next);
    else if (/^[A-Z]/.test(name)) throwMalformed();
    if (name === "IEND") {
      if (end !== start) throwMalformed();
      break;
    }
    at = next;
  }
  // A zlib stream has a header of two bytes, at least one block of two, and a checksum of four.
  if (dataSize < 8 || (palette && !hasPalette)) throwMalformed();
  return { bytes: output.toBytes(), width, height };
}

function readHeader(source: ByteReader) {
  const { name, start, end } = readChunk(source, signatureSize);
  if (name !== "IHDR" || end - start !== 13) throwMalformed();
  if (crc32(source.bytes.subarray(start - 4, end)) !== source.be32(end))
    throwMalformed();
  const width = source.be32(start);
  const height = source.be32(start + 4);
  checkSize(width, height);
  const color = source.u8(start + 9);
  const depthFits = depths[color]?.includes(source.u8(start + 8)) ?? false;
  const [compression, filter, interlace] = [10, 11, 12].map((offset) =>
    source.u8(start + offset),
  );
  if (!depthFits || compression !== 0 || filter !== 0) throwMalformed();
  if (interlace !== 0 && interlace !== 1) throwMalformed();
  return { width, height, palette: color === 3 };
}

/** `start`–`end`: the chunk's data, which a CRC of four bytes follows. */
function readChunk(source: ByteReader, at: number) {
  const size = source.be32(at);
  const start = at + 8;
  source.requireRange(start, size + 4);
  const end = start + size;
  return { name: source.name(at + 4), start, end, next: end + 4 };
}

export function createPngChunk(name: string, data: Bytes): Bytes {
  const chunk = new Uint8Array(data.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(name), 4);
  chunk.set(data, 8);
  view.setUint32(chunk.length - 4, crc32(chunk.subarray(4, -4)));
  return chunk;
}
