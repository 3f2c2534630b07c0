import { ByteReader } from "./byte-reader.server";
import { Cuttings } from "./cuttings.server";
import { Frames } from "./frames.server";
import { BadPicture, checkSize } from "./picture.server";
import type { Bytes, CleanPicture } from "./picture.server";

const extension = 0x21;
const graphicControl = 0xf9;
const application = 0xff;
const plainText = 0x01;
const image = 0x2c;
const trailer = 0x3b;
/** Extensions that say how often an animation repeats: 19 bytes, of which three are data. */
const loops = ["NETSCAPE2.0", "ANIMEXTS1.0"];
const loopSize = 19;

/** Walks every block; keeps the frames, how long each stays and how often they repeat. */
export function cleanGif(bytes: Bytes): CleanPicture {
  const source = new ByteReader(bytes);
  const kept = new Cuttings(bytes);
  const width = source.le16(6);
  const height = source.le16(8);
  checkSize(width, height);
  const frames = new Frames(width, height);
  /** How the next frame is drawn; it goes where that frame goes. */
  let control: number | null = null;
  let at = 13 + tableSize(source.u8(10));
  source.need(0, at);
  kept.keep(0, at);
  for (;;) {
    const kind = source.u8(at);
    if (kind === trailer) break;
    if (kind === image) {
      if (control !== null) kept.keep(control, control + 8);
      control = null;
      const end = frameEnd(source, at, frames);
      kept.keep(at, end);
      at = end;
    } else if (kind === extension) {
      const label = source.u8(at + 1);
      const end = blocksEnd(source, at + 2);
      if (label === graphicControl) {
        if (end !== at + 8) refuse();
        control = at;
      } else if (label === plainText) control = null;
      else if (label === application && isLoop(source, at, end)) {
        kept.keep(at, end);
      }
      at = end;
    } else refuse();
  }
  if (frames.count === 0) refuse();
  kept.write(new Uint8Array([trailer]));
  return { bytes: kept.join(), width, height };
}

function refuse(): never {
  throw new BadPicture("This GIF is not put together as one should be.");
}

function tableSize(flags: number): number {
  return flags & 0x80 ? 3 << ((flags & 7) + 1) : 0;
}

function isLoop(source: ByteReader, at: number, end: number): boolean {
  return (
    end - at === loopSize &&
    source.u8(at + 2) === 11 &&
    loops.some((name) => source.is(at + 3, name)) &&
    source.u8(at + 14) === 3 &&
    source.u8(at + 15) === 1
  );
}

function frameEnd(source: ByteReader, at: number, frames: Frames): number {
  const [x = 0, y = 0, width = 0, height = 0] = [1, 3, 5, 7].map((offset) =>
    source.le16(at + offset),
  );
  frames.add(x, y, width, height);
  const data = at + 10 + tableSize(source.u8(at + 9));
  const codeSize = source.u8(data);
  if (codeSize < 1 || codeSize > 8) refuse();
  const end = blocksEnd(source, data + 1);
  if (end === data + 2) refuse();
  return end;
}

/** Behind the empty block that ends a row of blocks. */
function blocksEnd(source: ByteReader, start: number): number {
  for (let at = start; ;) {
    const size = source.u8(at);
    at += size + 1;
    if (size === 0) return at;
  }
}
