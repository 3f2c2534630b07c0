import { crc32 } from "node:zlib";

/** PKWARE APPNOTE 4.3.12 and 4.3.16. */
const entrySignature = 0x02014b50;
const endSignature = 0x06054b50;
const endSize = 22;

/**
 * Reads a ZIP with uncompressed entries by its central directory, in that order, and verifies the checksums. Throws for
 * anything else.
 */
export function readZip(bytes: Uint8Array): Map<string, Buffer> {
  const zip = Buffer.from(bytes);
  const end = zip.length - endSize;
  if (zip.readUInt32LE(end) !== endSignature)
    throw new Error("The ZIP is incomplete");
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let remaining = zip.readUInt16LE(end + 10); remaining > 0; remaining--) {
    if (zip.readUInt32LE(at) !== entrySignature)
      throw new Error("No entry found");
    if (zip.readUInt16LE(at + 10) !== 0)
      throw new Error("The entry is compressed");
    const size = zip.readUInt32LE(at + 24);
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start =
      local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(start, start + size);
    if (crc32(content) !== zip.readUInt32LE(at + 16)) {
      throw new Error(`${name} is broken`);
    }
    if (files.has(name)) throw new Error(`${name} occurs twice`);
    files.set(name, content);
    at +=
      46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
