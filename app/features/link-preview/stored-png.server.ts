import { crc32 } from "~/platform/images/crc32.server";
import type { Bytes } from "~/platform/images/picture.server";

interface Pixels {
  /** Red, green, blue and alpha of each, row by row. */
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** A PNG that is not compressed: nobody keeps it, and the renderer reads it at once. */
export function storedPng({ data, width, height }: Pixels): Bytes {
  const row = width * 4;
  const rows = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y++) {
    rows.set(data.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits a channel, red, green, blue and alpha.
  header.set([8, 6], 8);
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", header),
    chunk("IDAT", stored(rows)),
    chunk("IEND", new Uint8Array()),
  ]);
}

function chunk(name: string, data: Bytes): Bytes {
  const made = new Uint8Array(data.length + 12);
  const view = new DataView(made.buffer);
  view.setUint32(0, data.length);
  made.set(new TextEncoder().encode(name), 4);
  made.set(data, 8);
  view.setUint32(made.length - 4, crc32(made, 4, made.length - 4));
  return made;
}

/** As zlib (RFC 1950) in blocks that are only stored (RFC 1951, 3.2.4). */
function stored(bytes: Bytes): Bytes {
  const blockMax = 65_535;
  const parts: Bytes[] = [Uint8Array.of(0x78, 0x01)];
  for (let at = 0; at < bytes.length; at += blockMax) {
    const block = bytes.subarray(at, at + blockMax);
    const head = new DataView(new ArrayBuffer(5));
    head.setUint8(0, at + blockMax >= bytes.length ? 1 : 0);
    head.setUint16(1, block.length, true);
    head.setUint16(3, ~block.length & 0xffff, true);
    parts.push(new Uint8Array(head.buffer), block);
  }
  const check = new DataView(new ArrayBuffer(4));
  check.setUint32(0, adler32(bytes));
  parts.push(new Uint8Array(check.buffer));
  return joined(parts);
}

/** RFC 1950, 9: sums stay below 2³² for 5,552 bytes at a time. */
function adler32(bytes: Bytes): number {
  let low = 1;
  let high = 0;
  for (let at = 0; at < bytes.length; at += 5552) {
    for (const byte of bytes.subarray(at, at + 5552)) {
      low += byte;
      high += low;
    }
    low %= 65_521;
    high %= 65_521;
  }
  return ((high << 16) | low) >>> 0;
}

function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(
    parts.reduce((sum, { length }) => sum + length, 0),
  );
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
