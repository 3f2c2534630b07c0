import { ByteReader } from "./byte-reader.server";
import { ByteSlices } from "./byte-slices.server";
import { FrameCounter } from "./frame-counter.server";
import {
  checkSize,
  throwMalformed,
  type Bytes,
  type CleanImage,
} from "./image.server";

const extension = 0x21;
const graphicControl = 0xf9;
const application = 0xff;
const plainText = 0x01;
const image = 0x2c;
const trailer = 0x3b;
/** Extensions with the number of repetitions: 19 bytes, of which three are data. */
const loopExtensions = ["NETSCAPE2.0", "ANIMEXTS1.0"];
const loopSize = 19;

/** Copies the frames, their durations and the number of repetitions. Drops all other blocks. */
export function cleanGif(bytes: Bytes): CleanImage {
  const source = new ByteReader(bytes);
  const output = new ByteSlices(bytes);
  const width = source.le16(6);
  const height = source.le16(8);
  checkSize(width, height);
  const frames = new FrameCounter(width, height);
  /** The position of the next frame's graphic control extension, which is dropped if the frame is. */
  let control: number | null = null;
  let at = 13 + getTableSize(source.u8(10));
  source.requireRange(0, at);
  output.addRange(0, at);
  for (;;) {
    const kind = source.u8(at);
    if (kind === trailer) break;
    if (kind === image) {
      if (control !== null) output.addRange(control, control + 8);
      control = null;
      const end = getFrameEnd(source, at, frames);
      output.addRange(at, end);
      at = end;
    } else if (kind === extension) {
      const label = source.u8(at + 1);
      const end = getBlocksEnd(source, at + 2);
      if (label === graphicControl) {
        if (end !== at + 8) throwMalformed();
        control = at;
      } else if (label === plainText) control = null;
      else if (label === application && isLoop(source, at, end)) {
        output.addRange(at, end);
      }
      at = end;
    } else throwMalformed();
  }
  if (frames.count === 0) throwMalformed();
  output.addBytes(new Uint8Array([trailer]));
  return { bytes: output.toBytes(), width, height };
}

function getTableSize(flags: number): number {
  return flags & 0x80 ? 3 << ((flags & 7) + 1) : 0;
}

function isLoop(source: ByteReader, at: number, end: number): boolean {
  return (
    end - at === loopSize &&
    source.u8(at + 2) === 11 &&
    loopExtensions.some((name) => source.is(at + 3, name)) &&
    source.u8(at + 14) === 3 &&
    source.u8(at + 15) === 1
  );
}

function getFrameEnd(
  source: ByteReader,
  at: number,
  frames: FrameCounter,
): number {
  const [x = 0, y = 0, width = 0, height = 0] = [1, 3, 5, 7].map((offset) =>
    source.le16(at + offset),
  );
  frames.add(x, y, width, height);
  const data = at + 10 + getTableSize(source.u8(at + 9));
  const codeSize = source.u8(data);
  if (codeSize < 1 || codeSize > 8) throwMalformed();
  const end = getBlocksEnd(source, data + 1);
  if (end === data + 2) throwMalformed();
  return end;
}

/** The position after the empty block that ends a sequence of blocks. */
function getBlocksEnd(source: ByteReader, start: number): number {
  for (let at = start; ;) {
    const size = source.u8(at);
    at += size + 1;
    if (size === 0) return at;
  }
}
