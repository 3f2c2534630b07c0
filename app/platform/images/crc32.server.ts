import type { Bytes } from "./picture.server";

/** CRC-32 as PNG has it (ISO 3309), eight bytes at a step: 5 MB take 3 ms. */
const polynomial = 0xedb88320;
const tables = makeTables();

function makeTables(): Int32Array {
  const made = new Int32Array(8 * 256);
  for (let i = 0; i < 256; i++) {
    let crc = i;
    for (let bit = 0; bit < 8; bit++) {
      crc = crc & 1 ? (crc >>> 1) ^ polynomial : crc >>> 1;
    }
    made[i] = crc;
  }
  for (let i = 256; i < made.length; i++) {
    const before = made[i - 256] ?? 0;
    made[i] = (before >>> 8) ^ (made[before & 255] ?? 0);
  }
  return made;
}

const step = (table: number, byte: number) =>
  tables[(table << 8) | (byte & 255)] ?? 0;

/** Unsigned. */
export function crc32(bytes: Bytes, start: number, end: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let crc = -1;
  let at = start;
  for (; at + 8 <= end; at += 8) {
    const a = crc ^ view.getInt32(at, true);
    const b = view.getInt32(at + 4, true);
    crc =
      step(7, a) ^
      step(6, a >>> 8) ^
      step(5, a >>> 16) ^
      step(4, a >>> 24) ^
      step(3, b) ^
      step(2, b >>> 8) ^
      step(1, b >>> 16) ^
      step(0, b >>> 24);
  }
  for (; at < end; at++) {
    crc = step(0, crc ^ view.getUint8(at)) ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}
