import { ByteReader } from "./byte-reader.server";
import { BadPicture, checkCount } from "./picture.server";
import type { Bytes } from "./picture.server";

/** ISO/IEC 14496-12, section 4.2. `start`–`end`: what is in the box. */
export interface Box {
  type: string;
  at: number;
  start: number;
  end: number;
}

export function refuse(): never {
  throw new BadPicture("This AVIF is not put together as one should be.");
}

/** The boxes that fill this range, to the byte. Does not look inside of them. */
export function boxesIn(source: ByteReader, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    if (to - at < 8) refuse();
    let size = source.be32(at);
    let start = at + 8;
    if (size === 1) {
      if (source.be32(at + 8) !== 0) refuse();
      size = source.be32(at + 12);
      start = at + 16;
    } else if (size === 0) size = to - at;
    const end = at + size;
    if (end < start || end > to) {
      throw new BadPicture("The picture is cut short.");
    }
    checkCount(boxes.length);
    boxes.push({ type: source.name(at + 4), at, start, end });
    at = end;
  }
  return boxes;
}

/** The one box of this type. */
export function theBox(boxes: Box[], type: string): Box {
  const [box, ...more] = boxes.filter((one) => one.type === type);
  if (!box || more.length > 0) refuse();
  return box;
}

/**
 * A copy of the file in which everything is zero but what is kept: nothing moves, so the places that
 * boxes name stay true.
 */
export class Blanked {
  readonly bytes: Bytes;

  constructor(readonly source: ByteReader) {
    this.bytes = new Uint8Array(source.length);
  }

  keep(start: number, end: number): void {
    this.bytes.set(this.source.bytes.subarray(start, end), start);
  }

  keepBox({ at, end }: Box): void {
    this.keep(at, end);
  }

  keepHead({ at, start }: Box): void {
    this.keep(at, start);
  }

  /** Readers pass over a box of type `free`. */
  free(box: Box): void {
    this.keepHead(box);
    this.rename(box.at + 4, "free");
  }

  rename(at: number, name: string): void {
    for (let i = 0; i < 4; i++) this.bytes[at + i] = name.charCodeAt(i);
  }
}
