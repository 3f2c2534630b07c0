import type { ByteReader } from "./byte-reader.server";
import { refuse } from "./avif-boxes.server";
import type { Box } from "./avif-boxes.server";
import type { Extent } from "./avif-items.server";
import { checkSize } from "./picture.server";

interface Size {
  width: number;
  height: number;
}

/** What an item says of itself (`ispe`); every item of a picture must. */
export function sizeOf(source: ByteReader, properties: Box[]): Size {
  const ispe = properties.find(({ type }) => type === "ispe");
  if (!ispe) refuse();
  const width = source.be32(ispe.start + 4);
  const height = source.be32(ispe.start + 8);
  checkSize(width, height);
  return { width, height };
}

/** A grid says its size once more, and that is what a decoder believes. */
export function checkGrid(
  source: ByteReader,
  [extent]: Extent[],
  { width, height }: Size,
): void {
  if (!extent) refuse();
  const { start } = extent;
  const wide = (source.u8(start + 1) & 1) === 1;
  const [across, down] = wide
    ? [source.be32(start + 4), source.be32(start + 8)]
    : [source.be16(start + 4), source.be16(start + 6)];
  if (across !== width || down !== height) refuse();
}

/** `irot` turns by quarters; `clap` cuts out a part (ISO/IEC 14496-12, section 12.1.4). */
export function displayedSize(source: ByteReader, properties: Box[]): Size {
  let { width, height } = sizeOf(source, properties);
  for (const { type, start } of properties) {
    if (type === "clap") {
      width = Math.round(source.be32(start) / source.be32(start + 4));
      height = Math.round(source.be32(start + 8) / source.be32(start + 12));
    }
    if (type === "irot" && source.u8(start) & 1) {
      [width, height] = [height, width];
    }
  }
  if (!Number.isFinite(width) || !Number.isFinite(height)) refuse();
  checkSize(width, height);
  return { width, height };
}
