import { Blanked, boxesIn, refuse, theBox } from "./avif-boxes.server";
import type { Box } from "./avif-boxes.server";
import {
  primaryId,
  readItems,
  readLocations,
  readProperties,
  readReferences,
} from "./avif-items.server";
import type { Extent, Item } from "./avif-items.server";
import { checkGrid, displayedSize, sizeOf } from "./avif-size.server";
import { checkAv1 } from "./av1.server";
import { Cuttings } from "./cuttings.server";
import { ByteReader } from "./byte-reader.server";
import { BadPicture } from "./picture.server";
import type { Bytes, CleanPicture } from "./picture.server";

/** Properties that change how the picture looks; others may say whatever somebody wrote. */
const shown = new Set(
  "ispe pixi pasp av1C a1op a1lx lsel colr auxC irot imir clap clli mdcv cclv amve".split(
    " ",
  ),
);
const alpha = "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0";
/** A grid has at most 256 tiles, each with its transparency. */
const partsMax = 600;
/** A file type box names a handful of brands, four bytes each. */
const ftypMax = 256;

/** Whether a file names the brand of AVIF pictures, or of their sequences. */
export function isAvif(source: ByteReader): boolean {
  if (!source.is(4, "ftyp")) return false;
  const end = source.be32(0);
  if (end > ftypMax) return false;
  for (let at = 8; at < end; at += at === 8 ? 8 : 4) {
    if (source.is(at, "avif") || source.is(at, "avis")) return true;
  }
  return false;
}

/**
 * Keeps the picture's own items and their transparency, and writes zeros over every other byte of
 * the file, whatever it was. Of a sequence the still picture stays.
 */
export function cleanAvif(bytes: Bytes): CleanPicture {
  const source = new ByteReader(bytes);
  const boxes = boxesIn(source, 0, source.length);
  const clean = new Blanked(source);
  const meta = theBox(boxes, "meta");
  const data = boxes.filter(({ type }) => type === "mdat");
  const size = cleanMeta(source, clean, meta, data);
  let end = 0;
  for (const box of boxes) {
    if (box.type === "ftyp") cleanBrands(source, clean, box);
    else if (box.type === "mdat") clean.keepHead(box);
    else if (box.type !== "meta") {
      clean.free(box);
      continue;
    }
    ({ end } = box);
  }
  return { bytes: clean.bytes.subarray(0, end), ...size };
}

function cleanBrands(source: ByteReader, clean: Blanked, ftyp: Box): void {
  clean.keepBox(ftyp);
  for (let at = ftyp.start; at + 4 <= ftyp.end; at += 4) {
    if (source.is(at, "avis")) clean.rename(at, "avif");
  }
}

function cleanMeta(source: ByteReader, clean: Blanked, meta: Box, data: Box[]) {
  const boxes = boxesIn(source, meta.start + 4, meta.end);
  const hdlr = theBox(boxes, "hdlr");
  if (!source.is(hdlr.start + 8, "pict")) refuse();
  const iinf = theBox(boxes, "iinf");
  const items = new Map(readItems(source, iinf).map((item) => [item.id, item]));
  const properties = readProperties(source, theBox(boxes, "iprp"));
  const primary = primaryId(source, theBox(boxes, "pitm"));
  const iref = boxes.find(({ type }) => type === "iref");
  const parts = partsOf(
    primary,
    iref ? readReferences(source, iref) : [],
    (id) =>
      properties
        .of(id)
        .some(
          ({ type, start }) => type === "auxC" && source.is(start + 4, alpha),
        ),
  );
  const locations = readLocations(source, theBox(boxes, "iloc"));
  const idats = boxes.filter(({ type }) => type === "idat");
  let left = source.length;
  for (const id of parts) {
    const item = items.get(id);
    const location = locations.get(id);
    if (!item || !location || !["av01", "grid"].includes(item.type)) refuse();
    const own = properties.of(id);
    const size = sizeOf(source, own);
    if (item.type === "av01" && !own.some(({ type }) => type === "av1C")) {
      refuse();
    }
    const origin = location.inMeta ? (idats[0]?.start ?? 0) : 0;
    const extents = location.extents.map(({ start, size }) => ({
      start: origin + start,
      size,
    }));
    // Tiles do not lie upon each other: what claims more than the file has is made up.
    for (const extent of extents) left -= extent.size;
    if (left < 0) refuse();
    keepData(clean, extents, location.inMeta ? idats : data);
    if (item.type === "grid") checkGrid(source, extents, size);
    else checkAv1(dataOf(source, extents));
  }
  clean.keep(meta.at, meta.start + 4);
  clean.keep(hdlr.at, Math.min(hdlr.start + 24, hdlr.end));
  cleanItems(clean, iinf, items, parts);
  for (const box of boxes) {
    if (["pitm", "iloc", "iref"].includes(box.type)) clean.keepBox(box);
    else if (box.type === "idat") clean.keepHead(box);
    else if (box.type === "iprp") cleanProperties(source, clean, box);
    else if (!["hdlr", "iinf"].includes(box.type)) clean.free(box);
  }
  return displayedSize(source, properties.of(primary));
}

/** The picture, the tiles it is laid out of, and the transparency of each. */
function partsOf(
  primary: number,
  references: { type: string; from: number; to: number[] }[],
  isAlpha: (id: number) => boolean,
): Set<number> {
  const parts = new Set([primary]);
  // A set gives also what is added while it is walked.
  for (const id of parts) {
    if (parts.size > partsMax) refuse();
    for (const { type, from, to } of references) {
      if (type === "dimg" && from === id) to.forEach((one) => parts.add(one));
      if (type === "auxl" && to.includes(id) && isAlpha(from)) parts.add(from);
    }
  }
  return parts;
}

function dataOf(source: ByteReader, extents: Extent[]): Bytes {
  const data = new Cuttings(source.bytes);
  for (const { start, size } of extents) {
    data.keep(start, start + size);
  }
  return data.join();
}

/** Copies what an item is made of, which must lie in one of these boxes. */
function keepData(clean: Blanked, extents: Extent[], boxes: Box[]): void {
  if (extents.length === 0) refuse();
  for (const { start, size } of extents) {
    const end = start + size;
    const inside = boxes.some((box) => start >= box.start && end <= box.end);
    if (size === 0 || !inside) {
      throw new BadPicture("The picture is cut short.");
    }
    clean.keep(start, end);
  }
}

/** Items that are not the picture become a type that nobody reads; all lose their names. */
function cleanItems(
  clean: Blanked,
  iinf: Box,
  items: Map<number, Item>,
  parts: Set<number>,
): void {
  const [first] = items.values();
  clean.keep(iinf.at, first?.box.at ?? iinf.end);
  for (const { id, typeAt, box } of items.values()) {
    clean.keep(box.at, typeAt + 4);
    if (!parts.has(id)) clean.rename(typeAt, "skip");
  }
}

function cleanProperties(source: ByteReader, clean: Blanked, iprp: Box): void {
  clean.keepHead(iprp);
  for (const box of boxesIn(source, iprp.start, iprp.end)) {
    if (box.type === "ipma") clean.keepBox(box);
    else if (box.type !== "ipco") clean.free(box);
    else {
      clean.keepHead(box);
      for (const property of boxesIn(source, box.start, box.end)) {
        if (shown.has(property.type)) clean.keepBox(property);
        else clean.free(property);
      }
    }
  }
}
