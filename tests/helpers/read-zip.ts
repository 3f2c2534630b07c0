import { crc32 } from "node:zlib";

/** PKWARE APPNOTE 4.3.12 and 4.3.16. */
const entryMark = 0x02014b50;
const endMark = 0x06054b50;
const endSize = 22;

/**
 * The files of a ZIP whose entries are only stored, by the list at its end, in its order; each is
 * held against its checksum. Throws for anything else.
 */
export function readZip(bytes: Uint8Array): Map<string, Buffer> {
  const zip = Buffer.from(bytes);
  const end = zip.length - endSize;
  if (zip.readUInt32LE(end) !== endMark) throw new Error("It breaks off");
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== entryMark) throw new Error("No entry here");
    if (zip.readUInt16LE(at + 10) !== 0) throw new Error("It is compressed");
    const size = zip.readUInt32LE(at + 24);
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const begin =
      local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(begin, begin + size);
    if (crc32(content) !== zip.readUInt32LE(at + 16)) {
      throw new Error(`${name} is broken`);
    }
    if (files.has(name)) throw new Error(`${name} is there twice`);
    files.set(name, content);
    at +=
      46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
