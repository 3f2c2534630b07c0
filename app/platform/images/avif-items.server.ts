import type { ByteReader } from "./byte-reader.server";
import { boxesIn, refuse, theBox } from "./avif-boxes.server";
import type { Box } from "./avif-boxes.server";
import { checkCount } from "./picture.server";

/** ISO/IEC 23008-12 and 14496-12, section 8.11: what a picture file is made of. */
export interface Item {
  id: number;
  type: string;
  /** Where `type` stands. */
  typeAt: number;
  box: Box;
}

/** Bytes from `start` on. */
export interface Extent {
  start: number;
  size: number;
}

/** Where an item's bytes are: in the file, or (`inMeta`) within the box `idat`. */
export interface Location {
  inMeta: boolean;
  extents: Extent[];
}

interface Reference {
  type: string;
  from: number;
  to: number[];
}

const isWide = (source: ByteReader, box: Box, since = 1) =>
  source.u8(box.start) >= since;

export function primaryId(source: ByteReader, box: Box): number {
  return isWide(source, box)
    ? source.be32(box.start + 4)
    : source.be16(box.start + 4);
}

export function readItems(source: ByteReader, iinf: Box): Item[] {
  const first = iinf.start + (isWide(source, iinf) ? 8 : 6);
  return boxesIn(source, first, iinf.end).map((box) => {
    const version = source.u8(box.start);
    if (box.type !== "infe" || version < 2 || version > 3) refuse();
    const wide = version === 3;
    const typeAt = box.start + (wide ? 10 : 8);
    if (typeAt + 4 > box.end) refuse();
    const id = wide ? source.be32(box.start + 4) : source.be16(box.start + 4);
    return { id, type: source.name(typeAt), typeAt, box };
  });
}

export function readLocations(
  source: ByteReader,
  iloc: Box,
): Map<number, Location> {
  const version = source.u8(iloc.start);
  const [first, second] = [
    source.u8(iloc.start + 4),
    source.u8(iloc.start + 5),
  ];
  const sizes = {
    offset: first >> 4,
    length: first & 15,
    base: second >> 4,
    index: version > 0 ? second & 15 : 0,
  };
  // An extent without a length would mean the whole file, and could be repeated for nothing.
  if (version > 2 || sizes.length === 0) refuse();
  const wide = version === 2;
  let at = iloc.start + 6;
  const read = (size: number) => {
    const value = readSized(source, at, size);
    at += size;
    return value;
  };
  const locations = new Map<number, Location>();
  let total = 0;
  const count = read(wide ? 4 : 2);
  for (let i = 0; i < count; i++) {
    const id = read(wide ? 4 : 2);
    const method = version > 0 ? read(2) & 15 : 0;
    const elsewhere = read(2);
    if (method > 1 || elsewhere !== 0) refuse();
    const base = read(sizes.base);
    const extents: Extent[] = [];
    for (let left = read(2); left > 0; left--) {
      checkCount(++total);
      read(sizes.index);
      extents.push({
        start: base + read(sizes.offset),
        size: read(sizes.length),
      });
    }
    if (at > iloc.end) refuse();
    locations.set(id, { inMeta: method === 1, extents });
  }
  return locations;
}

function readSized(source: ByteReader, at: number, size: number): number {
  if (size === 0) return 0;
  if (size === 2) return source.be16(at);
  if (size === 4) return source.be32(at);
  // No file here is longer than 32 bits can say.
  if (size !== 8 || source.be32(at) !== 0) refuse();
  return source.be32(at + 4);
}

export function readReferences(source: ByteReader, iref: Box): Reference[] {
  const size = isWide(source, iref) ? 4 : 2;
  let total = 0;
  return boxesIn(source, iref.start + 4, iref.end).map((box) => {
    const from = readSized(source, box.start, size);
    const count = source.be16(box.start + size);
    const first = box.start + size + 2;
    if (first + count * size > box.end) refuse();
    checkCount((total += count));
    const to = Array.from({ length: count }, (_, i) =>
      readSized(source, first + i * size, size),
    );
    return { type: box.type, from, to };
  });
}

/** The properties of each item, by its id. */
export function readProperties(
  source: ByteReader,
  iprp: Box,
): { all: Box[]; of: (id: number) => Box[] } {
  const boxes = boxesIn(source, iprp.start, iprp.end);
  const ipco = theBox(boxes, "ipco");
  const all = boxesIn(source, ipco.start, ipco.end);
  const byItem = new Map<number, Box[]>();
  let total = 0;
  for (const ipma of boxes.filter(({ type }) => type === "ipma")) {
    const idSize = isWide(source, ipma) ? 4 : 2;
    const indexSize = source.u8(ipma.start + 3) & 1 ? 2 : 1;
    let at = ipma.start + 8;
    for (let left = source.be32(ipma.start + 4); left > 0; left--) {
      const id = readSized(source, at, idSize);
      const count = source.u8(at + idSize);
      at += idSize + 1;
      checkCount((total += count));
      const own = byItem.get(id) ?? [];
      for (let i = 0; i < count; i++, at += indexSize) {
        const index =
          indexSize === 2 ? source.be16(at) & 0x7fff : source.u8(at) & 0x7f;
        const property = all[index - 1];
        if (property) own.push(property);
      }
      byItem.set(id, own);
      if (at > ipma.end) refuse();
    }
  }
  return { all, of: (id) => byItem.get(id) ?? [] };
}
