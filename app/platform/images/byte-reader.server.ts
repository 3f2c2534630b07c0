import { InvalidImageError, type Bytes } from "./image.server";

/** Reads numbers and text from a file. Throws `InvalidImageError` past its end. */
export class ByteReader {
  readonly length: number;
  readonly #view: DataView;

  constructor(readonly bytes: Bytes) {
    this.length = bytes.length;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  requireRange(at: number, size: number): void {
    if (at < 0 || at + size > this.length) {
      throw new InvalidImageError("The picture is incomplete.");
    }
  }

  u8(at: number): number {
    this.requireRange(at, 1);
    return this.#view.getUint8(at);
  }

  be16(at: number): number {
    this.requireRange(at, 2);
    return this.#view.getUint16(at);
  }

  be32(at: number): number {
    this.requireRange(at, 4);
    return this.#view.getUint32(at);
  }

  le16(at: number): number {
    this.requireRange(at, 2);
    return this.#view.getUint16(at, true);
  }

  le24(at: number): number {
    this.requireRange(at, 3);
    return this.#view.getUint16(at, true) | (this.#view.getUint8(at + 2) << 16);
  }

  le32(at: number): number {
    this.requireRange(at, 4);
    return this.#view.getUint32(at, true);
  }

  /** Whether the bytes at `at` are these Latin-1 characters. False past the end. */
  is(at: number, text: string): boolean {
    for (let i = 0; i < text.length; i++) {
      if (this.bytes[at + i] !== text.charCodeAt(i)) return false;
    }
    return true;
  }

  /** A chunk's name: four characters. */
  name(at: number): string {
    this.requireRange(at, 4);
    return String.fromCharCode(...this.bytes.subarray(at, at + 4));
  }
}
