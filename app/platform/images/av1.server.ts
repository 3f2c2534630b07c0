import { ByteReader } from "./byte-reader.server";
import { BadPicture, checkCount, checkSize } from "./picture.server";
import type { Bytes } from "./picture.server";

/** AV1 bitstream specification, section 6.2.2. */
const sequenceHeader = 1;

/**
 * Refuses AV1 that would decode into more than its picture may: the box around it may say a small
 * size, but a decoder believes the sequence header (section 5.5).
 */
export function checkAv1(bytes: Bytes): void {
  const source = new ByteReader(bytes);
  let headers = 0;
  for (let at = 0, count = 0; at < source.length; count++) {
    checkCount(count);
    const head = source.u8(at);
    at += head & 4 ? 2 : 1;
    let size = source.length - at;
    if (head & 2) [size, at] = readLeb128(source, at);
    source.need(at, size);
    if (((head >> 3) & 15) === sequenceHeader) {
      checkSequence(new BitReader(source, at));
      headers += 1;
    }
    at += size;
  }
  if (headers === 0) throw new BadPicture("The picture has no pixels.");
}

/** A number of at most five bytes here, and where it ends. */
function readLeb128(source: ByteReader, start: number): [number, number] {
  let value = 0;
  for (let i = 0; i < 5; i++) {
    const byte = source.u8(start + i);
    value += (byte & 0x7f) * 128 ** i;
    if (byte < 0x80) return [value, start + i + 1];
  }
  throw new BadPicture("The picture is damaged.");
}

class BitReader {
  #at: number;

  constructor(
    readonly source: ByteReader,
    start: number,
  ) {
    this.#at = start * 8;
  }

  read(bits: number): number {
    let value = 0;
    for (let i = 0; i < bits; i++, this.#at++) {
      const byte = this.source.u8(this.#at >> 3);
      value = value * 2 + ((byte >> (7 - (this.#at & 7))) & 1);
    }
    return value;
  }

  flag(): boolean {
    return this.read(1) === 1;
  }
}

function checkSequence(bits: BitReader): void {
  bits.read(4);
  const reduced = bits.flag();
  if (reduced) bits.read(5);
  else skipOperation(bits);
  const [widthBits, heightBits] = [bits.read(4) + 1, bits.read(4) + 1];
  checkSize(bits.read(widthBits) + 1, bits.read(heightBits) + 1);
}

/** When frames are due and how much they may cost: between a film's head and its size. */
function skipOperation(bits: BitReader): void {
  let delayBits = 0;
  if (bits.flag()) {
    bits.read(64);
    if (bits.flag()) skipUvlc(bits);
    if (bits.flag()) {
      delayBits = bits.read(5) + 1;
      bits.read(42);
    }
  }
  const delays = bits.flag();
  for (let left = bits.read(5); left >= 0; left--) {
    bits.read(12);
    if (bits.read(5) > 7) bits.read(1);
    if (delayBits > 0 && bits.flag()) bits.read(2 * delayBits + 1);
    if (delays && bits.flag()) bits.read(4);
  }
}

function skipUvlc(bits: BitReader): void {
  let zeros = 0;
  while (!bits.flag()) zeros += 1;
  if (zeros < 32) bits.read(zeros);
}
