import { crc32 } from "node:zlib";
import { ByteReader } from "./byte-reader.server";
import { Cuttings } from "./cuttings.server";
import { orientationOnly, readOrientation } from "./exif.server";
import { Frames } from "./frames.server";
import { BadPicture, checkCount, checkSize, turned } from "./picture.server";
import type { Bytes, CleanPicture } from "./picture.server";

/** What a decoder needs to show the picture in its colours (PNG, third edition). */
const shown = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD acTL fcTL fdAT".split(
    " ",
  ),
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

/** Walks every chunk, checks every CRC, and keeps the chunks that show something. */
export function cleanPng(bytes: Bytes): CleanPicture {
  const source = new ByteReader(bytes);
  const head = new Cuttings(bytes);
  const body = new Cuttings(bytes);
  const { width, height, palette } = readHeader(source);
  const animation = new Animation(source, new Frames(width, height));
  let orientation = 1;
  let dataSize = 0;
  let dataEnd = 0;
  let hasPalette = false;
  for (let at = headerEnd, count = 1; ; count++) {
    checkCount(count);
    const { name, start, end, next } = chunkAt(source, at);
    if (crc32(bytes.subarray(at + 4, end)) !== source.be32(end)) {
      throw new BadPicture("A part of the picture is damaged.");
    }
    if (name === "IDAT") {
      if (dataEnd !== 0 && dataEnd !== at) refuse();
      dataSize += end - start;
      dataEnd = next;
    }
    if (name === "PLTE") hasPalette = dataEnd === 0;
    animation.read(name, start, end);
    if (name === "IHDR") refuse();
    if (name === "eXIf") orientation = readOrientation(source, start, end);
    if (shown.has(name)) body.keep(at, next);
    else if (/^[A-Z]/.test(name)) refuse();
    if (name === "IEND") {
      if (end !== start) refuse();
      break;
    }
    at = next;
  }
  // A zlib stream has two bytes before and four behind at least one block.
  if (dataSize < 8 || (palette && !hasPalette)) refuse();
  animation.end();
  head.keep(0, headerEnd);
  if (orientation > 1)
    head.write(pngChunk("eXIf", orientationOnly(orientation)));
  head.append(body);
  return turned({ bytes: head.join(), width, height }, orientation);
}

function refuse(): never {
  throw new BadPicture("This PNG is not put together as one should be.");
}

function readHeader(source: ByteReader) {
  const { name, start, end } = chunkAt(source, signatureSize);
  if (name !== "IHDR" || end - start !== 13) refuse();
  if (crc32(source.bytes.subarray(start - 4, end)) !== source.be32(end))
    refuse();
  const width = source.be32(start);
  const height = source.be32(start + 4);
  checkSize(width, height);
  const colour = source.u8(start + 9);
  const depthFits = depths[colour]?.includes(source.u8(start + 8)) ?? false;
  const [compression, filter, interlace] = [10, 11, 12].map((offset) =>
    source.u8(start + offset),
  );
  if (!depthFits || compression !== 0 || filter !== 0) refuse();
  if (interlace !== 0 && interlace !== 1) refuse();
  return { width, height, palette: colour === 3 };
}

/** `start`–`end`: its data; behind them a CRC of four bytes. */
function chunkAt(source: ByteReader, at: number) {
  const size = source.be32(at);
  const start = at + 8;
  source.need(start, size + 4);
  const end = start + size;
  return { name: source.name(at + 4), start, end, next: end + 4 };
}

export function pngChunk(name: string, data: Bytes): Bytes {
  const chunk = new Uint8Array(data.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(name), 4);
  chunk.set(data, 8);
  view.setUint32(chunk.length - 4, crc32(chunk.subarray(4, -4)));
  return chunk;
}

/** APNG: as many frames as it says, numbered in order, on the canvas. */
class Animation {
  #announced = 0;
  #sequence = 0;

  constructor(
    readonly source: ByteReader,
    readonly frames: Frames,
  ) {}

  read(name: string, start: number, end: number): void {
    const { source, frames } = this;
    if (name === "acTL") {
      if (end - start !== 8 || this.#announced > 0) refuse();
      this.#announced = source.be32(start);
      if (this.#announced === 0) refuse();
    }
    if (name === "fcTL" || name === "fdAT") {
      if (end - start < 4 || source.be32(start) !== this.#sequence++) refuse();
    }
    if (name === "fcTL") {
      if (end - start !== 26) refuse();
      const [width = 0, height = 0, x = 0, y = 0] = [4, 8, 12, 16].map(
        (offset) => source.be32(start + offset),
      );
      frames.add(x, y, width, height);
    }
  }

  end(): void {
    if (this.frames.count !== this.#announced) refuse();
  }
}
